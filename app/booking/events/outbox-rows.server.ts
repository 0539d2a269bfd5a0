import type { Sql } from "~/db.server";
import { channelsFor, type Channel, type OutboxKind, type Teller } from "./channels";

/**
 * The insert that tells the channels of an event, to stand as a table expression in the statement
 * that writes it. It reads `id` and `booking_id` of a table expression `event` beside it; for
 * channels that are off nothing is written.
 */
export function outboxRows(sql: Sql, kind: OutboxKind, teller: Teller, on: readonly Channel[]) {
  return sql`
    insert into outbox (booking_id, event_id, kind, channel)
    select event.booking_id, event.id, ${kind}, channel
    from event, unnest(${channelsFor(kind, teller, on) as Channel[]}::text[]) as channel`;
}
