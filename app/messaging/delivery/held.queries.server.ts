import type { Queries } from "#db/connect";
import { DESK_KINDS, type Channel } from "~/booking/events/channels";

/**
 * Holds the rows that wait in a restored outbox: they may have been sent after the backup. Messages about the
 * state of the desk go out: they reach the company only, and say what is so now.
 */
export async function holdWaiting(sql: Queries) {
  await sql`
    update outbox set held_at = now(), next_at = 'infinity'
    where sent_at is null and dead_at is null and dropped_at is null and held_at is null
      and kind <> all(${[...DESK_KINDS]})`;
}

export type HeldCount = { channel: Channel; count: number };

export async function countHeld(sql: Queries) {
  return sql<HeldCount[]>`
    select channel, count(*)::int as count from outbox
    where held_at is not null
    group by channel
    order by channel`;
}

/** Makes held messages due. Returns how many. */
export async function releaseHeld(sql: Queries): Promise<number> {
  const { count } = await sql`
    update outbox set held_at = null, next_at = now(), attempts = 0 where held_at is not null`;
  return count;
}

/** Deletes held messages. Returns how many. */
export async function dropHeld(sql: Queries): Promise<number> {
  const { count } = await sql`
    update outbox set held_at = null, dropped_at = now() where held_at is not null`;
  return count;
}
