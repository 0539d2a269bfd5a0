import { useTranslation } from "react-i18next";
import { ForgetBookings } from "~/booking/manage/find/forget-bookings";
import { ownAddress } from "~/booking/manage/own-address";
import { StatusBadge } from "~/booking/status-badge";
import { vehicleName } from "~/booking/vehicle-name";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import * as styles from "./notification-bell.css";
import type { OwnBooking } from "./wire";

export function OwnBookingList({ bookings }: { bookings: readonly OwnBooking[] }) {
  return (
    <>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.entry}>
            <OwnBookingEntry booking={booking} />
          </li>
        ))}
      </ul>
      <ForgetBookings />
    </>
  );
}

function OwnBookingEntry({ booking }: { booking: OwnBooking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      <p className={styles.entryHead}>
        {t("notifications.own.number", { id: booking.id })} <StatusBadge status={booking.status} />
      </p>
      <p>{vehicleName(t, booking.vehicle)}</p>
      <p>
        {date(booking.pickupDate)} – {date(booking.returnDate)}
      </p>
      <Link
        className={styles.link}
        to={ownAddress(booking.id)}
        onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      >
        {t("notifications.own.view")}
      </Link>
    </>
  );
}
