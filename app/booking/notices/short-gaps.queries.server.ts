import type { Sql } from "~/web/db.server";

/** The rental before or after a booking on its vehicle, with less time between than its places need. */
export type ShortGap = {
  isBefore: boolean;
  /** The id of the other booking. */
  id: number;
  name: string;
  minutes: number;
  /** The longer gap of both places, which staff edit with the prices; the SQL function `short_gaps` compares it. */
  needed: number;
};

/** Lists the short gaps around a confirmed booking. A rental before it doesn't count once the booking is out. */
export function listShortGaps(sql: Sql, bookingId: number): Promise<ShortGap[]> {
  return sql<ShortGap[]>`
    select is_before as "isBefore", other.id, other.name, minutes, needed
    from occupancy
    join bookings on bookings.id = occupancy.booking_id
    cross join lateral short_gaps(
      vehicle_id, during, pickup, "return", bookings.id
    ) as gap
    join bookings as other on other.id = gap.booking_id
    where occupancy.booking_id = ${bookingId} and bookings.status = 'confirmed'
      and (kind = 'booked' or not is_before)
    order by is_before desc`;
}
