import type { Sql } from "~/db.server";
import {
  channelsFor,
  type ActorKind,
  type Channel,
  type InternalKind,
  type OutboxKind,
} from "./channels";

/** An event for a booking's history. `text` is set for messages only. */
type NewEvent = {
  kind: Exclude<OutboxKind, "reminder">;
  /** The name shown in the history. */
  actor: string;
  actorKind: ActorKind;
  text?: string;
};

/**
 * Table expressions for a statement that changes bookings. For each row of the statement's table
 * expression `booking` they insert an event and an outbox row for each channel to notify.
 */
export function recordEvent(sql: Sql, event: NewEvent, enabled: readonly Channel[]) {
  const { kind, actor, actorKind, text = null } = event;
  return sql`
    event as (
      insert into booking_events (booking_id, kind, actor, text)
      select id, ${kind}, ${actor}, ${text} from booking
      returning id, booking_id
    ), outbox_row as (
      insert into outbox (booking_id, event_id, kind, channel)
      select event.booking_id, event.id, ${kind}, channel
      from event, unnest(${[...channelsFor(kind, actorKind, enabled)]}::text[]) as channel
    )`;
}

/** Table expressions like those of `recordEvent`, for an event that is sent to nobody. */
export function recordInternalEvent(sql: Sql, kind: InternalKind, actor: string) {
  return sql`
    event as (
      insert into booking_events (booking_id, kind, actor) select id, ${kind}, ${actor} from booking
    )`;
}
