import { carColumn } from "~/booking/booking.queries.server";
import type { Sql } from "~/web/db.server";
import type { Page } from "./listed";
import type { Handover, HandoverCount, TodayRow } from "./today";

/** Lists the pending bookings, oldest first; `listAsked` has the others that staff are asked about. */
export function listRequests(sql: Sql, { limit, offset = 0 }: Page): Promise<TodayRow[]> {
  return sql<TodayRow[]>`
    with rows as materialized (
      select 'request' as kind, pickup_date as day, pickup_time as at, pickup as place, bookings
      from bookings where ${isOpenRequest(sql)}
      order by id limit ${limit} offset ${offset}
    )
    select ${todayColumns(sql)} from rows order by (bookings).id`;
}

export async function countRequests(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from bookings where ${isOpenRequest(sql)}`;
  return row.count;
}

function isOpenRequest(sql: Sql) {
  return sql`status = 'pending' and expiry is distinct from 'asked'`;
}

/** The time from a moment to another, `YYYY-MM-DD HH:MM`. The second moment is not included. */
export type Span = { from: string; until: string; kind?: Handover["kind"] };

/**
 * Lists the pick-ups still to come and the returns of confirmed bookings by time. Dates and times are those of the
 * booking, even if its return is before its pick-up.
 */
export function listHandovers(
  sql: Sql,
  { limit, offset = 0, ...span }: Span & Page,
): Promise<Handover[]> {
  return sql<Handover[]>`
    with rows as materialized (
      (
        select 'pickup' as kind, pickup_date as day, pickup_time as at, id, pickup as place, bookings
        from bookings where ${isPickupIn(sql, span)}
        order by pickup_date, pickup_time, id limit ${limit + offset}
      ) union all (
        select 'return', return_date, return_time, id, "return", bookings
        from bookings where ${isReturnIn(sql, span)}
        order by return_date, return_time, id limit ${limit + offset}
      )
      order by day, at, id, kind limit ${limit} offset ${offset}
    )
    select ${todayColumns(sql)} from rows order by day, at, rows.id, kind`;
}

/** Counts hand-overs by day, hour and kind. */
export function countHandovers(sql: Sql, span: Span): Promise<HandoverCount[]> {
  return sql<HandoverCount[]>`
    select day, extract(hour from at)::int as hour, kind, count(*)::int as count
    from (
      select 'pickup' as kind, pickup_date as day, pickup_time as at
      from bookings where ${isPickupIn(sql, span)}
      union all
      select 'return', return_date, return_time
      from bookings where ${isReturnIn(sql, span)}
    ) as rows
    group by 1, 2, 3 order by 1, 2, 3`;
}

function isPickupIn(sql: Sql, { from, until, kind = "pickup" }: Span) {
  if (kind === "return") return sql`false`;
  return sql`
    status = 'confirmed' and out_at is null
    and (pickup_date, pickup_time) >= (${from}::timestamp::date, ${from}::timestamp::time)
    and (pickup_date, pickup_time) < (${until}::timestamp::date, ${until}::timestamp::time)`;
}

function isReturnIn(sql: Sql, { from, until, kind = "return" }: Span) {
  if (kind === "pickup") return sql`false`;
  return sql`
    status = 'confirmed'
    and (return_date, return_time) >= (${from}::timestamp::date, ${from}::timestamp::time)
    and (return_date, return_time) < (${until}::timestamp::date, ${until}::timestamp::time)`;
}

function todayColumns(sql: Sql) {
  return sql`
    kind, day, to_char(at, 'HH24:MI') as time, place,
    (bookings).place_names -> (case kind when 'return' then 'return' else 'pickup' end) as "placeName",
    (bookings).id as id, booking_revision(rows.bookings) as revision, (bookings).name,
    (bookings).phone, nullif((bookings).phone_e164, '') as "phoneE164", (bookings).pickup_date as "pickupDate",
    (bookings).return_date as "returnDate", (bookings).total_price as "totalPrice", (bookings).payable, (bookings).fees,
    (bookings).currency, (bookings).delivery_fee as "deliveryFee", (bookings).notes, (bookings).flight,
    coalesce((select text from booking_notes where booking_id = (bookings).id), '') as "staffNote",
    (bookings).lines, ${carColumn(sql)}, (bookings).status,
    is_out(rows.bookings) as "isOut",
    (bookings).pickup_date + (bookings).pickup_time <= business_time(now()) as "isPickupPast",
    booking_end(rows.bookings) <= business_time(now()) as "isOver",
    to_char((bookings).pickup_time, 'HH24:MI') as "pickupTime",
    iso_utc((bookings).created_at) as "createdAt"`;
}
