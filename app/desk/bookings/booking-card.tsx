import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { SETTABLE_STATUSES } from "~/booking/status";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { vehicleName } from "~/booking/vehicle-name";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import * as styles from "./booking-desk.css";
import type { DeskBooking } from "./booking-list.server";
import { ContactLinks, Moment, VisitorMessages } from "./booking-parts";
import { DecisionForms } from "./decision-forms";

type BookingCardProps = {
  booking: DeskBooking;
  /** The list's URL; null for a cached list, which has no forms. */
  address: string | null;
};

export function BookingCard({ booking, address }: BookingCardProps) {
  const { t } = useTranslation();
  const { id } = booking;
  return (
    <article className={styles.card} aria-labelledby={`booking-${id}`}>
      <div className={styles.cardHead}>
        <h3 id={`booking-${id}`}>
          {id} · {booking.name}
        </h3>
        <StatusBadge status={booking.status} />
      </div>
      <p className={styles.soft}>
        {t("operator.placed")}: <Moment at={booking.createdAt} />
      </p>
      <Trip booking={booking} />
      <BookingNotices notices={booking.notices} reader="operator" />
      <PriceLines booking={booking} />
      {booking.notes && <p className={styles.notes}>{booking.notes}</p>}
      <VisitorMessages messages={booking.messages} />
      <ContactLinks booking={booking} />
      {address && (
        <p className={styles.more}>
          <Link className={styles.link} to={href("/admin/bookings/:id", { id: String(id) })}>
            {t("operator.details", { id })}
          </Link>
        </p>
      )}
      {address && <DecisionForms booking={booking} address={address} choices={SETTABLE_STATUSES} />}
    </article>
  );
}

function Trip({ booking }: Pick<BookingCardProps, "booking">) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      <p>
        <strong>{vehicleName(t, booking.vehicle)}</strong> ·{" "}
        {t(`booking.types.${booking.vehicleType}`)}
      </p>
      <p>
        {t(`booking.locations.${booking.pickup}`)}, {date(booking.pickupDate)}, {booking.pickupTime}
        <br />
        {t(`booking.locations.${booking.return}`)}, {date(booking.returnDate)}, {booking.returnTime}
      </p>
    </>
  );
}
