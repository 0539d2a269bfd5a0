import type { Sql } from "~/web/db.server";
import type { WaitingRequest } from "./reply-reminders";

/** The newest requests that are looked at: after a flood of them nobody reads reminders of all. */
const MAX_REQUESTS = 2_000;

/** The time after which a request is no longer looked at. */
const WITHIN = "60 days";

/** Lists the requests from the site that wait for an answer and whose deadline was not found to have passed. */
export function listWaitingRequests(sql: Sql, now: Date): Promise<WaitingRequest[]> {
  return sql<WaitingRequest[]>`
    select id, iso_utc(created_at) as "createdAt", pickup_date as "pickupDate",
      to_char(pickup_time, 'HH24:MI') as "pickupTime",
      array(select kind from reply_reminders where booking_id = bookings.id) as done
    from bookings
    where status = 'pending' and source = 'site' and expiry is null
      and created_at > ${now.toISOString()}::timestamptz - ${WITHIN}::interval
      and not exists (
        select from reply_reminders where booking_id = bookings.id and kind = 'overdue'
      )
    order by id desc limit ${MAX_REQUESTS}`;
}

/** Finds the deadline of a request that was found to have passed; null if none was. */
export async function findPassedDeadline(sql: Sql, id: number): Promise<Date | null> {
  const [row] = await sql<{ dueAt: Date }[]>`
    select due_at as "dueAt" from reply_reminders where booking_id = ${id} and kind = 'overdue'`;
  return row?.dueAt ?? null;
}
