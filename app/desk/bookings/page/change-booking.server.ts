import {
  markOut,
  markReturned,
  undoOut,
  undoReturn,
  type MarkedHandover,
} from "~/booking/assignment/handover.queries.server";
import { listEndingPapers } from "~/booking/agenda/vehicle-gaps.queries.server";
import { isUnnamedCar } from "~/booking/booking-car";
import type { BookingChange, Refusal } from "~/booking/booking-change.server";
import { listShortGaps } from "~/booking/gaps/short-gaps.queries.server";
import { listPeriods, type OverlappingBooking } from "~/booking/notices/overlaps.queries.server";
import { findSeenBooking, type SeenBooking } from "~/booking/booking.queries.server";
import {
  isCancelReason,
  isDeskStatus,
  MAX_CANCEL_NOTE,
  type BookingStatus,
  type CancelReason,
} from "~/booking/status";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { undoableBy, type UndoRefusal } from "~/booking/undo.queries.server";
import { logUnavailable, orNull } from "~/web/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { parseSubmission } from "~/web/http/submission.server";
import { firstText } from "~/web/first-text";
import { readId } from "~/web/id";
import { readableText, withoutNul } from "~/web/plain-text";
import { KNOWS_NONE, type RefusedModel } from "~/desk/bookings/model/model-fields";
import type { RefusedNote } from "./booking-note";
import { NOTE_FIELDS, noteSchema, noteText } from "./booking-note.schema";
import { findNote, saveNote } from "./booking-notes.queries.server";
import { listHistory, type HistoryEntry } from "./booking-history.queries.server";
import { CANCEL_NOTE, CANCEL_REASON, PASSED, passedOf, type Passed } from "./decision";
import { isMarked, readHandover, type HandoverMark } from "./handover";
import { findRental, type Rental } from "./rental.queries.server";
import { REVISION } from "./revision";
import type { DeskFlash } from "~/desk/desk-flash.server";
import type { Staff } from "~/staff/staff.queries.server";

export type ChangeBookingResult =
  | { ok: true; flash: DeskFlash }
  /** Another page asks first. */
  | { ok: false; reason: "asks"; address: string }
  | { ok: false; reason: "model"; model: RefusedModel }
  | {
      ok: false;
      reason: "bad" | "not-found" | "unavailable" | "stale" | "longSentence";
      note?: RefusedNote;
      /** What was typed to the customer, which must not be lost. */
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
  /** What the form has seen, for the next form: overbooking. */
  revision?: string;
  /** What was typed to the customer, which must not be lost. */
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

/** Sets a status; a cancellation with its reason and a sentence to the customer. */
export async function changeStatus(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const sentence = readableText(noteText(firstText(form.get(CANCEL_NOTE))));
  const changed = await catchUnavailable(() => setStatus(store, form, { sentence, staff }));
  if (changed.ok || changed.reason === "asks" || changed.reason === "model") return changed;
  return sentence === "" ? changed : { ...changed, sentence };
}

async function setStatus(
  store: BookingStore,
  form: FormData,
  { sentence, staff }: { sentence: string; staff: Staff },
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  const status = form.get("status");
  const reason = form.get(CANCEL_REASON);
  const hasReason = isCancelReason(reason);
  if (id === null || !isDeskStatus(status)) return { ok: false, reason: "bad" };
  if (reason !== null && !hasReason) return { ok: false, reason: "bad" };
  if ([...sentence].length > MAX_CANCEL_NOTE) {
    return { ok: false, reason: "longSentence" };
  }
  const overbook = form.get("overbook") === "true";
  const revision = readRevision(form);
  const acknowledged = readAcknowledged(form);
  if (status === "confirmed") {
    const booking = await findSeenBooking(store.sql, id);
    // An outdated form is refused as such.
    if (booking?.revision === revision && booking.status !== status) {
      const refused = refuseConfirmation(booking, acknowledged);
      if (refused) return { ...refused, revision };
    }
  }
  const cancelled = status === "cancelled" && { reason: hasReason ? reason : null, note: sentence };
  const undo = undoableBy(store, staff);
  const update = { id, revision, status, overbook, undo, actor: staff.username, ...cancelled };
  const updated = await updateBookingStatus(store.changes, update, store.channels);
  const isDone = ({ booking }: FoundState) => booking.status === status;
  const hasCar = !updated.ok || updated.booking.vehicleModel !== null;
  const done = status === "confirmed" && !hasCar ? "confirmedWithoutCar" : status;
  const shown = (hasReason && CANCELLED_AS[reason]) || done;
  const changed = await toChanged(store, { id, revision, isDone }, updated, shown);
  if (changed.ok || changed.reason !== "refused") return changed;
  // Only the status that says that nobody came waits for its time.
  if (changed.refusal === "future") return { ...changed, refusal: "tooEarly" };
  return { ...changed, acknowledged };
}

/** What the form of a confirmation has said and staff have accepted. */
function readAcknowledged(form: FormData): Record<string, string> {
  const fields = [PASSED, KNOWS_NONE].map((name) => [name, firstText(form.get(name))] as const);
  return Object.fromEntries(fields.filter(([, value]) => ACKNOWLEDGED.has(value)));
}

const ACKNOWLEDGED = new Set<string>(["on", "pickup", "return"] satisfies ("on" | Passed)[]);

/** What staff have to know before they confirm: null if the form has said it. */
function refuseConfirmation(
  booking: SeenBooking,
  acknowledged: Record<string, string>,
): RefusedChange | null {
  const { id, pickupDate: date, pickupTime: time } = booking;
  const refused = {
    ok: false as const,
    reason: "refused" as const,
    id,
    conflicts: [],
    acknowledged,
  };
  const passed = passedOf(booking);
  const told = acknowledged[PASSED];
  if (passed === "return" && told !== "return") return { ...refused, refusal: "over" };
  if (passed === "pickup" && told === undefined) {
    return { ...refused, refusal: "pickupPast", pickup: { date, time } };
  }
  if (isUnnamedCar(booking) && acknowledged[KNOWS_NONE] === undefined) {
    return { ...refused, refusal: "unnamed" };
  }
  return null;
}

/** Marks that a vehicle was handed over or returned, or removes the mark. */
export function changeHandover(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const now = new Date();
  const handover = readHandover(form, now);
  return catchUnavailable(async () => {
    if (!handover) return { ok: false, reason: "bad" };
    const { mark, ...marked } = handover;
    const revision = readRevision(form);
    const undo = undoableBy(store, staff);
    const change = { ...marked, revision, undo, actor: staff.username, now };
    const changed = await HANDOVERS[mark](store, change);
    const { id } = handover;
    const isDone = ({ rental }: FoundState) => isMarked(handover, rental);
    const answer = await toChanged(store, { id, revision, isDone }, changed, mark);
    if (answer.ok || answer.reason !== "refused" || answer.refusal !== "unassigned") return answer;
    const booking = await findSeenBooking(store.sql, id);
    const isUnnamed = booking !== null && isUnnamedCar(booking);
    return isUnnamed ? { ...answer, refusal: "nothingToHandOver" } : answer;
  });
}

const HANDOVERS = {
  out: ({ changes }, change) => markOut(changes, change),
  outUndone: ({ changes }, change) => undoOut(changes, change),
  returned: ({ changes, channels }, change) => markReturned(changes, change, channels),
  returnUndone: ({ changes }, change) => undoReturn(changes, change),
} satisfies Record<
  HandoverMark,
  (store: BookingStore, change: MarkedHandover) => Promise<BookingChange>
>;

type ChangedStatus = Extract<DeskFlash, { id: number }>["status"];

/** What a form has seen of its booking; none in a form of another page, which is refused. */
export function readRevision(form: FormData): string {
  return withoutNul(firstText(form.get(REVISION)), "\uFFFD");
}

export type FoundState = { booking: SeenBooking; rental: Rental };

/** A form of a booking. */
type SentForm = {
  id: bigint;
  revision: string;
  /** Whether the booking is as the form wants it: it was sent twice. */
  isDone: (found: FoundState) => boolean;
};

/** `full`: the words for `full`, which for a confirmation offers to overbook. */
export async function toChanged(
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
    const undo = change.undoId !== null && { id: change.undoId, seconds: store.undoSeconds };
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

/** What the message says of a cancellation for a reason that staff chose. */
const CANCELLED_AS: Partial<Record<CancelReason, ChangedStatus>> = {
  refused: "refused",
  "no-show": "noShow",
};

/** Changes that give a booking a vehicle or other times. */
const GIVES_TIME = new Set<ChangedStatus>(["confirmed", "moved", "swapped", "extended"]);

/** Saves the note on a booking, unless it has changed since the form was loaded. */
export function changeNote(
  { sql }: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const submission = parseSubmission(form, noteSchema, NOTE_FIELDS);
  const typed = noteText(firstText(form.get("note")));
  return catchUnavailable(
    async () => {
      if (submission.status !== "success") {
        return { ok: false, reason: "bad", note: { typed, current: null } };
      }
      const { id, version } = submission.value;
      const change = { bookingId: id, text: readableText(typed), actor: staff.username, version };
      if (await saveNote(sql, change)) {
        return { ok: true, flash: { id: Number(id), status: "noted" } };
      }
      const current = await findNote(sql, id);
      return { ok: false, reason: "stale", note: { typed, current } };
    },
    { typed, current: null },
  );
}

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
