import type { MailCopy } from "./mail/mail-copy";
import type { Alert } from "./alerts/alert";
import type { Sql } from "~/web/db.server";
import type { Channel, OutboxKind } from "~/booking/events/channels";

/** A row that this worker has leased. */
export type OutboxRow = {
  id: number;
  /** The id of the message, which all attempts share, so that a receiver can detect a repeat. */
  uid: string;
  /** The booking of the message; null for a morning message and an alert. */
  bookingId: number | null;
  /** The date of a morning message, `YYYY-MM-DD`. */
  day: string | null;
  /** The booking that gets the vehicle next, for a warning. */
  nextId: number | null;
  alert: Alert | null;
  eventId: number | null;
  kind: OutboxKind;
  channel: Channel;
  /** The number of attempts, including the present one. */
  attempts: number;
  /** The time when the row was written, ISO 8601 in UTC. */
  createdAt: string;
};

/**
 * Leases due rows of a channel: if this process dies, they are due again when the lease ends. The
 * array is evaluated once; with `in`, a join could run the subquery again for each row and lease more
 * rows than `limit`.
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
    returning id, uid, booking_id as "bookingId", event_id as "eventId", kind, channel, attempts, day,
      next_id as "nextId", alert,
      iso_utc(created_at) as "createdAt"`;
}

/**
 * Returns the condition that the row is still leased. It is false once the lease has ended and another worker has
 * claimed the row.
 */
function isLeased(sql: Sql, { id, attempts }: OutboxRow) {
  return sql`id = ${id} and attempts = ${attempts} and sent_at is null and dead_at is null`;
}

type SentMessage = {
  /** What the service calls the message. */
  remoteId?: string;
  /** The copy of a mail for its customer. */
  copy?: MailCopy;
};

/** Marks a row as sent, and stores the copy of its mail in the same statement: there is neither without the other. */
export async function markSent(sql: Sql, row: OutboxRow, { remoteId, copy }: SentMessage) {
  await sql`
    with sent as (
      update outbox set sent_at = now(), last_error = null,
        remote_id = coalesce(${remoteId ?? null}::text, remote_id)
      where ${isLeased(sql, row)}
      returning uid, booking_id, kind, sent_at
    )
    insert into customer_mails (booking_id, uid, kind, lang, subject, text, sent_at)
    select booking_id, uid, kind, ${copy?.lang ?? ""}, ${copy?.subject ?? ""}, ${copy?.text ?? ""}, sent_at
    from sent where ${copy !== undefined}
    on conflict (uid) do nothing`;
}

/** Makes a row due later. Without a reason there was no attempt, so none is counted. */
export async function postpone(sql: Sql, row: OutboxRow, afterMs: number, reason: string | null) {
  await sql`
    update outbox set
      next_at = now() + make_interval(secs => ${afterMs / 1000}::double precision),
      attempts = attempts - ${reason === null ? 1 : 0}::integer,
      last_error = coalesce(${reason}::text, last_error)
    where ${isLeased(sql, row)}`;
}

export async function markDead(sql: Sql, row: OutboxRow, reason: string) {
  await sql`update outbox set dead_at = now(), last_error = ${reason} where ${isLeased(sql, row)}`;
}

export async function deleteRow(sql: Sql, row: OutboxRow) {
  await sql`delete from outbox where ${isLeased(sql, row)}`;
}

/**
 * A row that could not be sent: `deadAt` is ISO 8601 in UTC, and null for an e-mail to a customer that is still being
 * tried.
 */
export type UnsentRow = Pick<OutboxRow, "id" | "bookingId" | "kind" | "channel"> & {
  reason: string;
  deadAt: string | null;
};

/** The time after which an e-mail that was due and is not tried is late. */
const LATE_SECONDS = 120;

type UnsentQuery = {
  limit: number;
  /** The number of attempts after which an e-mail to a customer is listed. */
  attempts: number;
  /** The only booking whose messages are listed; null for all bookings. */
  bookingId?: number | null;
};

/**
 * The query for lists of all bookings. An e-mail after two pauses is not listed: they are short, and not worth a
 * warning.
 */
export const OF_ALL: UnsentQuery = { limit: 20, attempts: 3 };

/** Lists unsent messages: first those that are still being tried, then the newest. */
export async function listUnsent(sql: Sql, { limit, attempts, bookingId = null }: UnsentQuery) {
  const columns = sql`
    id, booking_id as "bookingId", kind, channel, coalesce(last_error, '') as reason,
    iso_utc(dead_at) as "deadAt", dead_at`;
  const ofBooking = bookingId === null ? sql`` : sql`and booking_id = ${bookingId}`;
  const rows = await sql<UnsentRow[]>`
    (
      select ${columns} from outbox
      where channel = 'emailVisitor' and sent_at is null and dead_at is null ${ofBooking}
        and (
          attempts >= ${attempts} and last_error is not null
          -- While the server can't be reached, only one row at a time is tried.
          or next_at < now() - make_interval(secs => ${LATE_SECONDS})
        )
      order by id desc limit ${limit}
    ) union all (
      select ${columns} from outbox where dead_at is not null ${ofBooking}
      order by dead_at desc, id desc limit ${limit}
    )
    order by dead_at desc nulls first, id desc
    limit ${limit}`;
  return rows.map(({ id, bookingId: of, kind, channel, reason, deadAt }) => {
    return { id, bookingId: of, kind, channel, reason, deadAt };
  });
}

/**
 * Makes one dead row, or all of them (null), due again if its channel is enabled. Returns how many it has revived.
 */
export async function reviveRows(
  sql: Sql,
  id: bigint | null,
  channels: readonly Channel[],
): Promise<number> {
  const rows = await sql`
    update outbox set dead_at = null, attempts = 0, next_at = now()
    where dead_at is not null and channel = any(${[...channels]})
      and ${id === null ? sql`true` : sql`id = ${String(id)}::bigint`}
    returning id`;
  return rows.length;
}
