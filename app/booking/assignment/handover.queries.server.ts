import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import { changeBooking, type UndoOptions } from "~/booking/booking-change.server";
import type { Channel } from "~/booking/events/channels";
import { markChange, recordEvent, recordInternalEvent } from "~/booking/events/record-event.server";

type Handover = {
  id: bigint;
  /** The revision of the booking that the form has shown. */
  revision?: string;
  undo?: UndoOptions | null;
  actor: string;
  now: Date;
};

/** A hand-over or return with `at`, the time when it took place. */
export type MarkedHandover = Handover & { at: Date };

/** How much later than now the time of a hand-over or return may be, for clocks that differ. */
const AHEAD_MINUTES = 5;

/** Marks that the vehicle of a confirmed booking was handed over. Marking it again corrects the time. */
export function markOut(sql: Sql, { id, revision, undo, at, actor, now }: MarkedHandover) {
  return changeBooking(sql, {
    id,
    revision,
    undo,
    call: (target) => sql`
      mark_out(${target}, ${instant(sql, at)}, make_interval(mins => ${AHEAD_MINUTES}), ${businessNow(sql, now)})`,
    event: recordInternalEvent(sql, "out", actor, markChange(sql, "out")),
  });
}

/** Removes the mark of a hand-over: the vehicle was not handed over. */
export function undoOut(sql: Sql, { id, revision, undo, actor, now }: Handover) {
  return changeBooking(sql, {
    id,
    revision,
    undo,
    call: (target) => sql`undo_out(${target}, ${businessNow(sql, now)})`,
    event: recordInternalEvent(sql, "outUndone", actor, markChange(sql, "out")),
  });
}

/**
 * Marks that a vehicle is back, which completes its booking. Marking it again corrects the time, which only the
 * history records.
 */
export function markReturned(
  sql: Sql,
  { id, revision, undo, at, actor, now }: MarkedHandover,
  channels: readonly Channel[],
) {
  const marked = markChange(sql, "returned");
  return changeBooking(sql, {
    id,
    revision,
    undo,
    call: (target) => sql`
      mark_returned(${target}, ${instant(sql, at)}, make_interval(mins => ${AHEAD_MINUTES}), ${businessNow(sql, now)})`,
    event: sql`
      ${recordEvent(sql, { kind: "completed", actor, actorKind: "staff", change: marked }, channels)},
      correction as (
        insert into booking_events (booking_id, kind, actor, change)
        select (change.booking).id, 'returned', ${actor}, ${marked} from change where outcome = 'corrected'
      )`,
  });
}

/** Removes the mark of a return: the booking is out again. */
export function undoReturn(sql: Sql, { id, revision, undo, actor, now }: Handover) {
  return changeBooking(sql, {
    id,
    revision,
    undo,
    call: (target) => sql`undo_return(${target}, ${businessNow(sql, now)})`,
    event: recordInternalEvent(sql, "returnUndone", actor, markChange(sql, "returned")),
  });
}

/** Returns an instant to the minute. */
function instant(sql: Sql, at: Date) {
  return sql`date_trunc('minute', ${at.toISOString()}::timestamptz)`;
}
