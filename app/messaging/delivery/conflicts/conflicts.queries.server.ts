import { conflictsWithin, WARN_BEFORE_MS } from "~/booking/agenda/attention";
import { listLate } from "~/booking/agenda/attention.queries.server";
import type { Channel } from "~/booking/events/channels";
import type { Sql } from "~/web/db.server";

const LIMIT = 100;

/** Inserts one warning for each late vehicle with the booking that follows, on each channel. */
export async function insertConflicts(sql: Sql, now: Date, channels: readonly Channel[]) {
  const late = await listLate(sql, now, { limit: LIMIT });
  const pairs = conflictsWithin(late, now, WARN_BEFORE_MS).map(({ id, next }) => ({
    late: id,
    next: next.id,
  }));
  if (pairs.length === 0) return;
  await sql`
    insert into outbox (booking_id, next_id, kind, channel)
    select late, next, 'conflict', channel
    from jsonb_to_recordset(${sql.json(pairs)}) as pair (late bigint, next bigint),
      unnest(${[...channels]}::text[]) as channel
    on conflict (booking_id, next_id, channel) where kind = 'conflict' do nothing`;
}
