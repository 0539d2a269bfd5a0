import { useTranslation } from "~/web/i18n/use-translation";
import { listAddress } from "~/desk/desk-address";
import { useDayName } from "~/desk/use-day-name";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import type { ReactNode } from "react";
import { NO_FILTERS, type BookingOrder } from "./booking-filters";
import { groupByDay } from "./booking-groups";
import * as styles from "./booking-list.css";
import type { DeskBooking } from "./load-booking-list.server";
import { BookingRow } from "./booking-row";

type GroupedBookingsProps = {
  bookings: readonly DeskBooking[];
  /** How many of the first ones form a group of requests, and how many requests there are. */
  askedCount?: number;
  askedTotal?: number;
  order: BookingOrder | null;
  /** The date at the business. */
  today: string;
  /** The list's URL; null for a cached list, which has no forms. */
  address: string | null;
};

export function GroupedBookings({ bookings, askedCount = 0, ...list }: GroupedBookingsProps) {
  const { t } = useTranslation();
  const dayName = useDayName(list.today);
  const { number } = useFormat();
  const { askedTotal = askedCount, order, today, address } = list;
  const rowsOf = (listed: readonly DeskBooking[]) =>
    listed.map((booking) => (
      <li key={booking.id}>
        <BookingRow booking={booking} today={today} address={address} />
      </li>
    ));
  const asked = bookings.slice(0, askedCount);
  return (
    <>
      {asked.length > 0 && (
        <Group id="asked" title={t("desk.list.askedCount", { total: number(askedTotal) })}>
          {rowsOf(asked)}
        </Group>
      )}
      {askedTotal > askedCount && (
        <p>
          <Link to={listAddress({ ...NO_FILTERS, status: "pending" })}>
            {t("desk.list.allAsked", { total: number(askedTotal) })}
          </Link>
        </p>
      )}
      {groupByDay(bookings.slice(askedCount), order).map((group) => (
        <Group
          key={group.day}
          id={group.day}
          title={order ? dayName(group.day) : t("desk.list.sent", { day: dayName(group.day) })}
        >
          {rowsOf(group.bookings)}
        </Group>
      ))}
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={`group-${id}`}>
      <h2 className={styles.groupTitle} id={`group-${id}`}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
