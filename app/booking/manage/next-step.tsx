import { useTranslation } from "~/i18n/use-translation";
import { alternativePath, alternativeText } from "~/booking/alternatives";
import { usePromises } from "~/company/use-site-data";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { cancelTextKey } from "./change/cancellation";
import { confirmedText } from "./confirmed-text";
import * as styles from "./own-booking.css";
import type { OwnBookingPage } from "./own-booking.server";

export function NextStep({ page: { booking, reply, alternatives } }: { page: OwnBookingPage }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const promises = usePromises();
  const answered = { date: date(reply.date), time: reply.time };
  const texts = {
    pending: () => {
      if (!promises.answer) return t("ownBooking.next.checking");
      return t(`ownBooking.next.${reply.overdue ? "overdue" : "pending"}`, answered);
    },
    confirmed: () => confirmedText(t, booking),
    cancelled: () => t(`ownBooking.because.${cancelTextKey(booking.cancelReason, promises)}`),
    completed: () => t("ownBooking.next.completed"),
  };
  return (
    <div className={styles.next}>
      <h2 className={styles.title}>{t("booking.confirmation.next")}</h2>
      <p>{texts[booking.status]()}</p>
      {booking.cancelNote && (
        <p className={styles.text} dir="auto">
          {booking.cancelNote}
        </p>
      )}
      {alternatives.length > 0 && (
        <>
          <p>{t("ownBooking.alternatives.text")}</p>
          <ul>
            {alternatives.map((one) => (
              <li key={one.id}>
                <Link to={alternativePath(one, booking)}>{alternativeText(t, one)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
