import { useTranslation } from "~/i18n/use-translation";
import { promiseText } from "~/booking/booking-car";
import { placeOf } from "~/booking/place-of";
import { alternativePath, alternativeText } from "~/booking/alternatives";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { OTHER_PLACE } from "~/pricing/places";
import * as styles from "./own-booking.css";
import type { OwnBookingPage } from "./own-booking.server";

export function NextStep({ page: { booking, reply, alternatives } }: { page: OwnBookingPage }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const answered = { date: date(reply.date), time: reply.time };
  const pickup = {
    place: placeOf(t, booking, "pickup"),
    date: date(booking.pickupDate),
    time: booking.pickupTime,
  };
  const texts = {
    pending: () => t(`ownBooking.next.${reply.overdue ? "overdue" : "pending"}`, answered),
    confirmed: () => {
      const place = booking.pickup === OTHER_PLACE ? "confirmedElsewhere" : "confirmed";
      return `${promiseText(t, booking)} ${t(`ownBooking.next.${place}`, pickup)}`;
    },
    cancelled: () => t(`ownBooking.because.${booking.cancelReason ?? "company"}`),
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
