import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { UnansweredRequest } from "~/booking/unanswered/unanswered.queries.server";
import { vehicleName } from "~/booking/booking-car";
import { BookingLink } from "~/desk/bookings/booking-link";
import * as booking from "~/desk/bookings/list/booking-desk.css";
import { CustomerMail } from "~/desk/customer-mail";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { useMoment } from "~/desk/desk-hooks";
import { button } from "~/ui/form/button.css";
import type { TodayRows } from "./load-today.server";
import { UNANSWERED_IDS } from "./settle";
import * as styles from "./today.css";
import { titleId } from "./today-section";
import { useTodayAddress } from "./today-view";

/**
 * Shows requests whose pick-up has passed: those that staff are asked about because many fell due at once,
 * and those that were cancelled by themselves lately.
 */
export function Unanswered({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { asked, expired } = today;
  return (
    <>
      {asked.length > 0 && (
        <section className={styles.section} aria-labelledby={titleId("asked")}>
          <h2 className={styles.title} id={titleId("asked")}>
            {t("desk.today.asked.title", { count: asked.length })}
          </h2>
          <p>{t("desk.today.asked.text", { count: asked.length })}</p>
          <RequestList requests={asked} today={today} />
          <div className={booking.actions}>
            <AnswerForm requests={asked} answer="cancel" />
            <AnswerForm requests={asked} answer="keep" />
          </div>
        </section>
      )}
      {expired.length > 0 && (
        <section className={styles.section} aria-labelledby="expired-title">
          <h2 className={styles.title} id="expired-title">
            {t("desk.today.expired", { count: expired.length })}
          </h2>
          <RequestList requests={expired} today={today} />
        </section>
      )}
    </>
  );
}

type Requests = { requests: readonly UnansweredRequest[] };

function RequestList({ requests, today }: Requests & { today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  return (
    <ol className={styles.list}>
      {requests.map(({ id, name, vehicle, pickupDate, pickupTime }) => (
        <li key={id} className={styles.request}>
          <div className={styles.itemText}>
            <h3 className={styles.name}>
              <BookingLink id={id}>{name || t("person.erasedName")}</BookingLink>
            </h3>
            <p className={styles.facts}>
              {vehicleName(t, vehicle)}&nbsp;· {moment(`${pickupDate} ${pickupTime}`)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Shows the form of one answer for all requests that the page has shown, asked about once more. */
function AnswerForm({ requests, answer }: Requests & { answer: "cancel" | "keep" }) {
  const { t } = useTranslation();
  const action = useTodayAddress();
  const count = requests.length;
  return (
    <details className={booking.decision} name="unanswered">
      <summary className={`${button.secondary} ${booking.summary}`}>
        {t(`desk.today.asked.${answer}`, { count })}
      </summary>
      <Form className={booking.confirmation} method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value={DESK_INTENTS.unanswered} />
        <input type="hidden" name={UNANSWERED_IDS} value={requests.map(({ id }) => id).join(",")} />
        <p>{t(`desk.today.asked.${answer}Question`, { count })}</p>
        {answer === "cancel" && <CustomerMail written="desk.today.asked.cancelMail" />}
        <button className={button.secondary} name="answer" value={answer}>
          {t(`desk.today.asked.${answer}Yes`, { count })}
        </button>
      </Form>
    </details>
  );
}
