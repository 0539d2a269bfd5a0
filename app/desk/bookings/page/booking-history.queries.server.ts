import type { BookingEventKind } from "~/booking/booking-events.queries.server";
import type { Sql } from "~/db.server";

/** `createdAt` is ISO 8601 in UTC; `text` is set for messages that were not erased. */
export type HistoryEntry = {
  id: number;
  kind: BookingEventKind;
  actor: string;
  text: string | null;
  createdAt: string;
};

export async function listHistory(sql: Sql, bookingId: number) {
  return sql<HistoryEntry[]>`
    select id, kind, actor, event_texts.text, iso_utc(created_at) as "createdAt"
    from booking_events left join event_texts on event_id = id
    where booking_id = ${bookingId}
    order by id`;
}
