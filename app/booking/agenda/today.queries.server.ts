import { carColumn } from "~/booking/booking.queries.server";
import type { Sql } from "~/db.server";
import type { TodayRow } from "./today";

type Query = {
  /** The first and the last day of the hand-overs, `YYYY-MM-DD`. */
  from: string;
  until: string;
  limits: { requests: number; handovers: number };
};

/**
 * Pending bookings, oldest first, then the pick-ups still to come and the returns of confirmed
 * bookings by time. Dates
 * and times are those of the booking, even if its return is before its pick-up. `listAsked` has the
 * requests that staff are asked about.
 */
export function listToday(sql: Sql, { from, until, limits }: Query): Promise<TodayRow[]> {
  const isInDays = (day: "pickup_date" | "return_date") =>
    sql`${sql(day)} between ${from}::date and ${until}::date`;
  return sql<TodayRow[]>`
    with requests as (
      select 'request' as kind, pickup_date as day, pickup_time as at, pickup as place, bookings
      from bookings where status = 'pending' and expiry is distinct from 'asked' order by id limit ${limits.requests}
    ), pickups as (
      select 'pickup' as kind, pickup_date as day, pickup_time as at, pickup as place, bookings
      from bookings
      where status = 'confirmed' and out_at is null and ${isInDays("pickup_date")}
      order by pickup_date, pickup_time, id limit ${limits.handovers}
    ), returns as (
      select 'return' as kind, return_date as day, return_time as at, "return" as place, bookings
      from bookings
      where status = 'confirmed' and ${isInDays("return_date")}
        -- For the index of the days on which bookings are completed.
        and greatest(pickup_date, return_date) + 1 > ${from}::date
      order by return_date, return_time, id limit ${limits.handovers}
    ), rows as (
      select * from requests
      union all (select * from pickups union all select * from returns order by 2, 3 limit ${limits.handovers})
    )
    select
      kind, day, to_char(at, 'HH24:MI') as time, place,
      (bookings).place_names -> (case kind when 'return' then 'return' else 'pickup' end) as "placeName",
      (bookings).id, booking_revision(rows.bookings) as revision, (bookings).name,
      (bookings).phone, nullif((bookings).phone_e164, '') as "phoneE164", (bookings).pickup_date as "pickupDate",
      (bookings).return_date as "returnDate", (bookings).total_price as "totalPrice",
      (bookings).currency,
      ${carColumn(sql)}, (bookings).status,
      is_out(rows.bookings) as "isOut",
      (bookings).pickup_date + (bookings).pickup_time <= business_time(now()) as "isPickupPast",
      booking_end(rows.bookings) <= business_time(now()) as "isOver",
      to_char((bookings).pickup_time, 'HH24:MI') as "pickupTime",
      iso_utc((bookings).created_at) as "createdAt"
    from rows
    order by kind <> 'request', case when kind = 'request' then (bookings).id end, day, at, (bookings).id`;
}
