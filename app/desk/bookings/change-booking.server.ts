import { listEndingPapers } from "~/booking/agenda/vehicle-gaps.queries.server";
import type { BookingChange, Refusal } from "~/booking/booking-change.server";
import { findSeenBooking, type SeenBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { listShortGaps } from "~/booking/notices/short-gaps.queries.server";
import { listPeriods, type OverlappingBooking } from "~/booking/notices/overlaps.queries.server";
import type { BookingStatus } from "~/booking/status";
import type { UndoRefusal } from "~/booking/undo.queries.server";
import type { RefusedModel } from "~/desk/bookings/model/model-fields";
import type { DeskFlash } from "~/desk/desk-flash.server";
import { logUnavailable, orNull } from "~/web/db.server";
import { firstText } from "~/web/first-text";
import { withoutNul } from "~/web/plain-text";
import { listHistory, type HistoryEntry } from "./page/booking-history.queries.server";
import type { RefusedNote } from "./page/booking-note";
import { findRental, type Rental } from "./page/rental.queries.server";
import { REVISION } from "./page/revision";

export type ChangeBookingResult =
  | { ok: true; flash: DeskFlash }
  /** The change was not made: another page asks first. */
  | { ok: false; reason: "asks"; address: string }
  | { ok: false; reason: "model"; model: RefusedModel }
  | {
      ok: false;
      reason: "bad" | "not-found" | "unavailable" | "stale" | "longSentence";
      note?: RefusedNote;
      /** The typed sentence to the customer, which must not be lost. */
      sentence?: string;
    }
  | RefusedChange;

/** The database has refused to change a booking; `conflicts` are the bookings in the way. */
export type RefusedChange = {
  ok: false;
  reason: "refused";
  id: number;
  refusal:
    | Exclude<Refusal, "unknown">
    | "taken"
    | "fullUntil"
    | "priceChanged"
    | "modelTaken"
    | "modelGone"
    | "unnamed"
    | "nothingToHandOver"
    | "over"
    | "pickupPast"
    | "tooEarly"
    | Exclude<UndoRefusal, "unknown" | "undoneBefore">;
  conflicts: OverlappingBooking[];
  /** What the form has seen, for the form that overbooks. */
  revision?: string;
  /** The typed sentence to the customer, which must not be lost. */
  sentence?: string;
  /** What the form has acknowledged already, for the next form. */
  acknowledged?: Record<string, string>;
  /** The pick-up that has passed, in business time. */
  pickup?: { date: string; time: string };
  /** What the booking is now, where the form showed another state. */
  current?: CurrentState;
};

export type CurrentState = {
  status: BookingStatus;
  vehicle: Rental["vehicle"];
  /** The last changes that the form has not seen. */
  changes: HistoryEntry[];
};

export type ChangedStatus = Extract<DeskFlash, { id: number }>["status"];

/** Reads what a form has seen of its booking; none in a form of another page, which is refused. */
export function readRevision(form: FormData): string {
  return withoutNul(firstText(form.get(REVISION)), "\uFFFD");
}

export type FoundState = { booking: SeenBooking; rental: Rental };

/** A submitted form of a booking. */
type SentForm = {
  id: bigint;
  revision: string;
  /** Returns whether the booking is as the form wants it already, because the form was sent twice. */
  isDone: (found: FoundState) => boolean;
};

/**
 * Turns the result of the database into what the page says. `full` is the refusal where no vehicle is free;
 * the default offers to overbook.
 */
export async function toChangeResult(
  store: BookingStore,
  { id, revision, isDone }: SentForm,
  change: BookingChange,
  status: ChangedStatus,
  full: "full" | "taken" | "fullUntil" | "modelTaken" = "full",
): Promise<ChangeBookingResult> {
  if (change.ok) {
    store.wakeNodes();
    // The change is done, whether or not its warning can be read.
    const warnings = GIVES_TIME.has(status) ? await orNull(warningsOf(store, Number(id))) : null;
    const undo = change.undoId !== null && { id: change.undoId, seconds: store.undoSeconds() };
    const { vehicleModel, vehiclePlate } = change.booking;
    const car =
      status === "moved" &&
      [vehicleModel, vehiclePlate].filter((name) => name !== null).join(" · ");
    return {
      ok: true,
      flash: {
        id: Number(id),
        status,
        ...(car && { car }),
        ...warnings,
        ...(undo && { undo }),
      },
    };
  }
  if (change.reason === "unknown") return { ok: false, reason: "not-found" };
  if (change.reason === "stale") {
    const found = await findState(store, id);
    if (!found) return { ok: false, reason: "not-found" };
    if (isDone(found)) return { ok: true, flash: { id: Number(id), status } };
    return refuseStale(store, found, revision);
  }
  const conflicts = await listPeriods(store.sql, change.conflicts);
  const refusal = change.reason === "full" ? full : change.reason;
  return { ok: false, reason: "refused", id: Number(id), refusal, conflicts, revision };
}

/** Finds the warnings about a booking that has got a vehicle or other times. */
async function warningsOf({ sql }: BookingStore, bookingId: number) {
  const [gaps, papers] = await Promise.all([
    listShortGaps(sql, bookingId),
    listEndingPapers(sql, new Date(), { limit: 1, bookingId }),
  ]);
  return {
    ...(gaps.length > 0 && { hasShortGap: true }),
    ...(papers.length > 0 && { hasEndingPaper: true }),
  };
}

export async function findState({ sql }: BookingStore, id: bigint): Promise<FoundState | null> {
  const booking = await findSeenBooking(sql, id);
  return booking && { booking, rental: await findRental(sql, booking.id, new Date()) };
}

/** Refuses a form that has seen another state, and says what has changed since. */
export async function refuseStale(
  { sql }: BookingStore,
  { booking: { id, status }, rental }: FoundState,
  revision: string,
): Promise<RefusedChange> {
  const [, seen] = /^(\d{1,15})-/.exec(revision) ?? [];
  const history = await listHistory(sql, id);
  const changes = history.filter((entry) => entry.id > Number(seen ?? 0)).slice(-MAX_CHANGES);
  const current = { status, vehicle: rental.vehicle, changes };
  return { ok: false, reason: "refused", id, refusal: "stale", conflicts: [], current };
}

const MAX_CHANGES = 5;

/** Changes that give a booking a vehicle or other times. */
const GIVES_TIME = new Set<ChangedStatus>([
  "confirmed",
  "moved",
  "swapped",
  "extended",
  "tripChanged",
]);

export async function catchUnavailable(
  change: () => Promise<ChangeBookingResult>,
  note?: RefusedNote,
): Promise<ChangeBookingResult> {
  try {
    return await change();
  } catch (error) {
    logUnavailable(error, "a booking could not be changed");
    return { ok: false, reason: "unavailable", ...(note && { note }) };
  }
}
