import { Form, href, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { CallLink } from "~/catalog/company/call-link";
import { useClaims, usePromises } from "~/catalog/company/use-site-data";
import { useFormat } from "~/web/i18n/format";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { OWN_INTENTS } from "~/booking/manage/own-booking-constants";
import * as styles from "~/booking/manage/own-booking.css";
import type { OwnBookingPage } from "~/booking/manage/own-booking.server";

type CancelCardProps = { page: OwnBookingPage; token: string };

export function CancelCard({ page, token }: CancelCardProps) {
  const { t } = useTranslation();
  const count = useClaims().freeCancellationHours;
  const isFree = usePromises().cancellation;
  const { date } = useFormat();
  const { booking, company, cancellation } = page;
  if (!cancellation.ok && cancellation.reason === "out") return null;
  return (
    <section className={styles.card} id="cancel" aria-labelledby="cancel-title">
      <h2 className={styles.title} id="cancel-title">
        {t("ownBooking.cancel.title")}
      </h2>
      {cancellation.ok ? (
        <>
          <p>
            {t(`ownBooking.cancel.${isFree ? "until" : "plain"}`, {
              count: cancellation.hours,
              date: date(cancellation.until.date),
              time: cancellation.until.time,
            })}
          </p>
          <CancelForm id={booking.id} token={token} />
        </>
      ) : (
        <>
          <p>{t(`ownBooking.cancel.${cancellation.reason}`, { count })}</p>
          <CallLink className={button.secondary} phone={company.phone} />
          {(cancellation.reason === "cancelled" || cancellation.reason === "completed") && (
            <Link className={button.primary} to={`${href("/")}#booking`}>
              {t("ownBooking.again")}
            </Link>
          )}
        </>
      )}
    </section>
  );
}

/** Works without scripts. */
function CancelForm({ id, token }: { id: number; token: string }) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/bookings/:token", { token }));
  const sending = useNavigation().formMethod === "POST";
  return (
    <details>
      <summary className={`${button.secondary} ${styles.summary}`}>
        {t("ownBooking.cancel.ask")}
      </summary>
      <Form className={styles.question} method="post" action={action}>
        <p>{t("ownBooking.cancel.question", { id })}</p>
        <button
          className={button.primary}
          name="intent"
          value={OWN_INTENTS.cancel}
          disabled={sending}
        >
          {t("ownBooking.cancel.yes")}
        </button>
      </Form>
    </details>
  );
}
