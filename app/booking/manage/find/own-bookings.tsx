import { useTranslation } from "~/web/i18n/use-translation";
import type { OwnBooking } from "~/booking/booking-events.queries.server";
import { vehicleName } from "~/booking/booking-car";
import { ownAddress } from "~/booking/manage/my-booking-constants";
import { StatusBadge } from "~/booking/status-badge";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as styles from "./find-booking.css";
import { ForgetBookings } from "./forget-bookings";

/** Lists the bookings of this browser, with a link to each. */
export function OwnBookings({ bookings }: { bookings: readonly OwnBooking[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p id="own-bookings">{t("ownBooking.list.lead")}</p>
      <ul className={styles.list} aria-labelledby="own-bookings">
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.booking}>
            <OwnBookingLines booking={booking} />
          </li>
        ))}
      </ul>
      <ForgetBookings />
    </>
  );
}

function OwnBookingLines({ booking }: { booking: OwnBooking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { reference, vehicle, pickupDate, returnDate, status } = booking;
  return (
    <>
      <div className={styles.head}>
        <strong className={styles.reference} translate="no">
          {reference}
        </strong>
        <StatusBadge status={status} />
      </div>
      <p>
        {vehicleName(t, vehicle)}
        <br />
        {date(pickupDate)} – {date(returnDate)}
      </p>
      <Link className={button.secondary} to={ownAddress(reference)}>
        {t("ownBooking.list.open", { reference })}
      </Link>
    </>
  );
}
