import type { Sql } from "~/web/db.server";
import { changeBooking, type BookingChange, type UndoOptions } from "./booking-change.server";
import type { Channel } from "./events/channels";
import { carChange, recordEvent } from "./events/record-event.server";
import { linkedBooking } from "./links/links.queries.server";
import {
  TRANSITIONS,
  type BookingStatus,
  type CancelReason,
  type DeskStatus,
  type SettableStatus,
} from "./status";

export type StatusUpdate = {
  id: bigint;
  /** The revision of the booking that the form has shown. */
  revision?: string | null;
  status: DeskStatus;
  actor: string;
  /** Confirms even if no vehicle is free: the booking is the first to get one that becomes free. */
  overbook?: boolean;
  /** How the change can be undone. Without it, or if it is null, the change takes effect at once and for good. */
  undo?: UndoOptions | null;
  /** The reason of a cancellation. Without one the database decides: `refused` for a request, else `company`. */
  reason?: CancelReason | null;
  /** The sentence that staff write to the customer of a cancelled booking. */
  note?: string;
  /** The time of the change. Without it the database's clock counts, which is the same for all nodes. */
  now?: Date;
};

/**
 * Sets a booking's status from any status and records the event. Confirming assigns a vehicle.
 * Setting the current status again records nothing.
 */
export function updateBookingStatus(
  sql: Sql,
  update: StatusUpdate,
  channels: readonly Channel[],
): Promise<BookingChange> {
  return setStatus(sql, { ...update, from: TRANSITIONS.set.from }, channels);
}

/** Decides on a pending booking; `refused` if it was already decided. */
export function decidePending(
  sql: Sql,
  decision: StatusUpdate & { status: SettableStatus },
  channels: readonly Channel[],
): Promise<BookingChange> {
  return setStatus(sql, { ...decision, from: TRANSITIONS.decide.from }, channels);
}

function setStatus(
  sql: Sql,
  update: StatusUpdate & { from: readonly BookingStatus[] },
  channels: readonly Channel[],
) {
  const { id, revision, status, actor, overbook = false, undo, reason = null, note = "" } = update;
  const from = sql`${[...update.from]}::text[]`;
  const now = sql`
    business_time(coalesce(${update.now?.toISOString() ?? null}::timestamptz, now()))`;
  return changeBooking(sql, {
    id,
    revision,
    undo,
    call: (target) =>
      status === "cancelled"
        ? sql`cancel_booking(${target}, ${from}, ${reason}::text, ${note}, ${now})`
        : sql`set_booking_status(${target}, ${status}, ${from}, ${overbook}, ${now})`,
    event: recordEvent(
      sql,
      { kind: status, actor, actorKind: "staff", change: carChange(sql) },
      channels,
    ),
  });
}

/** Finds a booking's status and who set it; null for an unknown booking. */
export async function findDecision(sql: Sql, id: bigint) {
  const [row] = await sql<{ status: BookingStatus; by: string | null }[]>`
    select status, ${deciderOf(sql)} as by from bookings where id = ${String(id)}::bigint`;
  return row ?? null;
}

/** Selects who last set the status of a row of `bookings`; null before the first change. */
export function deciderOf(sql: Sql) {
  return sql`(
    select actor from booking_events as decision
    where decision.booking_id = bookings.id and decision.kind = bookings.status
    order by decision.id desc limit 1
  )`;
}

type CancellationRule = {
  now: Date;
  freeCancellationHours: number;
  /** Whether only a request is withdrawn, and nothing that is confirmed. */
  isRequest?: boolean;
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string | undefined;
};

/**
 * Cancels a customer's booking and records the event, if `cancellation` allows it at `now`; with `isRequest` only while
 * it is a request. Returns whether it did.
 */
export async function cancelOwnBooking(
  sql: Sql,
  token: string,
  { now, freeCancellationHours, isRequest = false, requester }: CancellationRule,
  channels: readonly Channel[],
): Promise<boolean> {
  const rows = await sql`
    with target as (
      select id from bookings
      where id = ${linkedBooking(sql, token)}
        and (status = 'pending' or business_instant(pickup_date + pickup_time)
          >= ${now.toISOString()}::timestamptz
            + make_interval(hours => case
              when lacks_car(bookings) then 0 else ${freeCancellationHours}::int
            end))
    ), change as materialized (
      select change.* from target, cancel_booking(
        target.id, ${[...TRANSITIONS[isRequest ? "withdraw" : "cancel"].from]}::text[], 'withdrawn', '', business_time(now())
      ) as change
    ), booking as (
      select (change.booking).id, (change.booking).email from change where outcome = 'changed'
    ), ${recordEvent(sql, { kind: "cancelled", actor: "visitor", actorKind: "visitor", requester }, channels)}
    select id from booking`;
  return rows.length > 0;
}
