import { useTranslation } from "~/i18n/use-translation";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { placeOf } from "~/booking/place-of";
import { useFormat } from "~/i18n/format";
import * as styles from "./booking-list.css";
import type { DeskBooking } from "./load-booking-list.server";
import { ContactLinks, VisitorMessages } from "~/desk/bookings/page/booking-parts";
import { Moment } from "~/desk/moment";

export function RowDetails({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <div className={styles.more}>
      <p className={styles.facts}>
        {t("operator.placed")}: <Moment at={booking.createdAt} />
      </p>
      <p>
        {placeOf(t, booking, "pickup")}, {date(booking.pickupDate)}, {booking.pickupTime}
        <br />
        {placeOf(t, booking, "return")}, {date(booking.returnDate)}, {booking.returnTime}
      </p>
      <BookingNotices notices={booking.notices} reader="operator" />
      <PriceLines booking={booking} />
      {booking.notes && (
        <p className={styles.notes} dir="auto">
          {booking.notes}
        </p>
      )}
      <VisitorMessages messages={booking.messages} />
      <ContactLinks booking={booking} />
    </div>
  );
}
