import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { StatusBadge } from "~/booking/status-badge";
import { vehicleName } from "~/booking/vehicle-name";
import { BookingLink } from "~/desk/bookings/booking-link";
import * as styles from "~/desk/desk-page.css";
import { useFormat } from "~/web/i18n/format";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import type { PersonView } from "./load-person.server";
import { PERSON_INTENTS, WHO } from "./person";

type FoundBookingsProps = Pick<PersonView, "who" | "asks"> & {
  found: NonNullable<PersonView["found"]>;
};

/** The bookings of a person, with the commands. */
export function FoundBookings({ who, found, asks }: FoundBookingsProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const page = useLocalTo(href("/admin/person"));
  return (
    <section className={styles.part} aria-labelledby="found-title">
      <h2 className={styles.title} id="found-title">
        {t("person.found", { count: found.length })}
      </h2>
      <ul className={styles.list}>
        {found.map(({ id, vehicle, pickupDate, returnDate, status }) => (
          <li key={id} className={styles.entry}>
            <span>
              <BookingLink id={id}>{t("operator.number", { id })}</BookingLink>&nbsp;·{" "}
              {vehicleName(t, vehicle)}, {date(pickupDate)} – {date(returnDate)}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <div className={row}>
        <Form method="post" action={href("/admin/person.json")} reloadDocument>
          <input type="hidden" name={WHO} value={who} />
          <button className={button.secondary}>{t("person.download")}</button>
        </Form>
        {!asks && (
          <Form method="post" action={page} reloadDocument>
            <input type="hidden" name={WHO} value={who} />
            <button className={button.secondary} name="intent" value={PERSON_INTENTS.ask}>
              {t("person.erase")}
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}
