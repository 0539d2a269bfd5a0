import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { StatusBadge } from "~/booking/status-badge";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { modelAddress } from "~/desk/fleet/fleet-query";
import type { UpcomingBooking } from "~/catalog/fleet/models/model-listing";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { row } from "~/ui/page/layout.css";
import type { ArchivePageData } from "./archive.server";
import { SEEN_FIELD } from "~/desk/fleet/fleet";
import * as styles from "./archive-page.css";

type ArchivePageProps = {
  page: ArchivePageData;
  /** Whether a booking came in after the page was opened. */
  isAdded: boolean;
};

/** Shows the question before a model is archived, with the bookings that are still to come. */
export function ArchivePage({ page: { id, name, bookings }, isAdded }: ArchivePageProps) {
  const { t } = useTranslation();
  const action = href("/admin/fleet/:id/archive", { id: String(id) });
  return (
    <DeskLayout title={t("fleetDesk.archive.title", { name })} isRefused={isAdded}>
      <div className={styles.page}>
        {isAdded && (
          <p className={message.problem} role="alert">
            {t("fleetDesk.archive.added")}
          </p>
        )}
        <p>{t("fleetDesk.archive.text")}</p>
        {bookings.length > 0 && <Bookings bookings={bookings} />}
        <Form className={row} method="post" action={action} reloadDocument>
          {bookings.map((booking) => (
            <input key={booking.id} type="hidden" name={SEEN_FIELD} value={booking.id} />
          ))}
          <button className={button.primary}>
            {t(bookings.length > 0 ? "fleetDesk.archive.anyway" : "fleetDesk.archive.yes")}
          </button>
          <Link className={button.secondary} to={modelAddress(id)}>
            {t("fleetDesk.archive.no")}
          </Link>
        </Form>
      </div>
    </DeskLayout>
  );
}

function Bookings({ bookings }: { bookings: readonly UpcomingBooking[] }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  return (
    <section className={desk.section} aria-labelledby="bookings-title">
      <h2 className={desk.title} id="bookings-title">
        {t("fleetDesk.archive.bookings", { count: bookings.length })}
      </h2>
      <ul className={desk.list}>
        {bookings.map(({ id, name, status, start, end }) => (
          <li key={id} className={desk.entry}>
            <Link to={href("/admin/bookings/:id", { id: String(id) })}>
              {t("fleetDesk.archive.booking", { id, name })}
            </Link>
            <span>
              {day(start)} – {day(end)}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <p>{t("fleetDesk.archive.bookingsText")}</p>
    </section>
  );
}
