import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import { changeBooking, type UndoOptions } from "./booking-change.server";
import type { BookingStore } from "./events/booking-store.server";
import type { InternalKind } from "./events/channels";

const UNDONE: InternalKind = "undone";

/** Returns what makes a change undoable by the account that makes it; null where undoing is switched off. */
export function undoableBy(
  { undoSeconds }: Pick<BookingStore, "undoSeconds">,
  { id: userId }: { id: number },
): UndoOptions | null {
  const seconds = undoSeconds();
  return seconds > 0 ? { userId, seconds } : null;
}

/** The reasons for which nothing is undone. */
export type UndoRefusal =
  | "unknown"
  /** The time for undoing is over, or somebody else made the change. */
  | "undoOver"
  | "undoneBefore"
  /** Somebody has changed the booking since. */
  | "stale"
  /** Another booking has the former vehicle by now. */
  | "undoTaken"
  | "notInService";

type Undo = {
  id: bigint;
  /** The `undoId` that the change returned. */
  undoId: bigint;
  userId: number;
  actor: string;
  now: Date;
};

/**
 * Makes a booking, and the one that it has swapped vehicles with, what it was before a change. The histories of
 * both bookings say so, and the messages about the change are withdrawn. The time for undoing is measured by the
 * database's clock.
 */
export function undoChange(sql: Sql, { id, undoId, userId, actor, now }: Undo) {
  return changeBooking<UndoRefusal>(sql, {
    id,
    call: (target) => sql`
      undo_change(
        ${target}, ${String(undoId)}::bigint, ${userId}::integer, ${businessNow(sql, now)}
      )`,
    event: sql`
      event as (
        insert into booking_events (booking_id, kind, actor)
        select unnest(booking_ids(before)), ${UNDONE}, ${actor}
        from booking join undo_points on undo_points.id = ${String(undoId)}::bigint
      )`,
  });
}
