import type { BookingStatus, SettableStatus } from "~/booking/booking";
import type { Sql } from "~/db.server";
import type { Channel } from "~/booking/events/channels";
import { channelsOn } from "~/booking/events/channels-on.server";
import { outboxRows } from "~/booking/events/outbox-rows.server";

/** Decides on a booking that nobody has decided on yet; whether it did. */
export async function decidePending(
  sql: Sql,
  decision: { id: bigint; status: SettableStatus; actor: string },
  channels: readonly Channel[] = channelsOn,
): Promise<boolean> {
  const { id, status, actor } = decision;
  const rows = await sql`
    with booking as (
      update bookings set status = ${status}
      where id = ${String(id)}::bigint and status = 'pending'
      returning id
    ), event as (
      insert into booking_events (booking_id, kind, actor)
      select id, ${status}, ${actor} from booking
      returning id, booking_id
    ), told as (${outboxRows(sql, status, "staff", channels)})
    select id from booking`;
  return rows.length > 0;
}

/** How a booking stands, and who set it so; null where there is no such booking. */
export async function findDecision(sql: Sql, id: bigint) {
  const [row] = await sql<{ status: BookingStatus; by: string | null }[]>`
    select status, ${deciderOf(sql)} as by from bookings where id = ${String(id)}::bigint`;
  return row ?? null;
}

/** Who set the status of a row of `bookings` last; null while nobody has. */
export function deciderOf(sql: Sql) {
  return sql`(
    select actor from booking_events as decision
    where decision.booking_id = bookings.id and decision.kind = bookings.status
    order by decision.id desc limit 1
  )`;
}
