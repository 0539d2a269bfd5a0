import type { Sql } from "~/db.server";
import { channelsFor, type Channel, type OutboxKind, type Teller } from "./channels";

/** What is written into a booking's history. `text` is a message's. */
type NewEvent = {
  kind: Exclude<OutboxKind, "reminder">;
  /** Who did it, as the history names them. */
  actor: string;
  by: Teller;
  text?: string;
};

/**
 * Table expressions for the statement that changes bookings: an event in the history of each row of
 * its table expression `booking`, and in the outbox a row for each channel that is on and hears of
 * it.
 */
export function recordEvent(sql: Sql, event: NewEvent, on: readonly Channel[]) {
  const { kind, actor, by, text = null } = event;
  return sql`
    event as (
      insert into booking_events (booking_id, kind, actor, text)
      select id, ${kind}, ${actor}, ${text} from booking
      returning id, booking_id
    ), outbox_row as (
      insert into outbox (booking_id, event_id, kind, channel)
      select event.booking_id, event.id, ${kind}, channel
      from event, unnest(${[...channelsFor(kind, by, on)]}::text[]) as channel
    )`;
}
