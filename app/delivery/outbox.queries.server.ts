import type { Sql } from "~/db.server";
import type { Channel, OutboxKind } from "~/booking/events/channels";

/** A row of the outbox that this worker holds for now. */
export type OutboxRow = {
  id: number;
  /** Stays the same over all tries: by it a receiver can tell a repeat. */
  uid: string;
  bookingId: number;
  eventId: number | null;
  kind: OutboxKind;
  channel: Channel;
  /** This one included. */
  attempts: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/**
 * Takes rows of a channel that are due and leases them: should this process die, they are due again
 * when the lease ends. Workers beside it pass over them. An array is made once; `in` might become a
 * join that runs its part again for each row, and takes more than was asked for.
 */
export async function claimRows(
  sql: Sql,
  claim: { channel: Channel; limit: number; leaseMs: number },
) {
  return sql<OutboxRow[]>`
    update outbox set
      attempts = attempts + 1,
      next_at = now() + make_interval(secs => ${claim.leaseMs / 1000}::double precision)
    where id = any (array(
      select id from outbox
      where channel = ${claim.channel} and sent_at is null and dead_at is null and next_at <= now()
      order by next_at, id
      limit ${claim.limit}
      for update skip locked
    ))
    returning id, uid, booking_id as "bookingId", event_id as "eventId", kind, channel, attempts,
      iso_utc(created_at) as "createdAt"`;
}

/** What was done stays undone where the lease has ended and another worker has taken the row. */
function held(sql: Sql, { id, attempts }: OutboxRow) {
  return sql`id = ${id} and attempts = ${attempts} and sent_at is null and dead_at is null`;
}

export async function markSent(sql: Sql, row: OutboxRow, remoteId: string | null) {
  await sql`
    update outbox set sent_at = now(), last_error = null,
      remote_id = coalesce(${remoteId}::text, remote_id)
    where ${held(sql, row)}`;
}

/** Puts a row off, without counting the try where there was none. */
export async function putOff(sql: Sql, row: OutboxRow, afterMs: number, reason: string | null) {
  await sql`
    update outbox set
      next_at = now() + make_interval(secs => ${afterMs / 1000}::double precision),
      attempts = attempts - ${reason === null ? 1 : 0}::integer,
      last_error = coalesce(${reason}::text, last_error)
    where ${held(sql, row)}`;
}

export async function markDead(sql: Sql, row: OutboxRow, reason: string) {
  await sql`update outbox set dead_at = now(), last_error = ${reason} where ${held(sql, row)}`;
}

export async function deleteRow(sql: Sql, row: OutboxRow) {
  await sql`delete from outbox where ${held(sql, row)}`;
}

/** What could not be sent. `deadAt` is ISO 8601 in UTC. */
export type DeadRow = Pick<OutboxRow, "id" | "bookingId" | "kind" | "channel"> & {
  reason: string;
  deadAt: string;
};

/** What could not be sent, newest first. */
export async function listDead(sql: Sql, limit: number) {
  return sql<DeadRow[]>`
    select id, booking_id as "bookingId", kind, channel, coalesce(last_error, '') as reason,
      iso_utc(dead_at) as "deadAt"
    from outbox where dead_at is not null
    order by dead_at desc, id desc
    limit ${limit}`;
}

/**
 * Starts anew with one row that could not be sent, or with all of them (null), of the channels that
 * are on; how many those are.
 */
export async function reviveRows(
  sql: Sql,
  id: bigint | null,
  channels: readonly Channel[],
): Promise<number> {
  const rows = await sql`
    update outbox set dead_at = null, attempts = 0, next_at = now()
    where dead_at is not null and channel = any(${channels as Channel[]})
      and ${id === null ? sql`true` : sql`id = ${String(id)}::bigint`}
    returning id`;
  return rows.length;
}
