import {
  markOut,
  markReturned,
  undoOut,
  undoReturn,
  type Marked,
} from "~/booking/assignment/handover.queries.server";
import type { BookingChange, Refusal } from "~/booking/booking-change.server";
import { listShortGaps } from "~/booking/gaps/short-gaps.queries.server";
import { listPeriods, type OverlappingBooking } from "~/booking/notices/overlaps.queries.server";
import { isDeskStatus } from "~/booking/status";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { logUnavailable, orNull } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { parseForm } from "~/web/http/form.server";
import { readId } from "~/web/id";
import { readableText } from "~/web/plain-text";
import type { RefusedNote } from "./booking-note";
import { NOTE_FIELDS, noteSchema, noteText } from "./booking-note.schema";
import { findNote, saveNote } from "./booking-notes.queries.server";
import { readHandover, type HandoverMark } from "./handover";
import type { DeskFlash } from "~/desk/desk-flash.server";
import type { Staff } from "~/staff/staff.queries.server";

export type Changed =
  | { ok: true; flash: DeskFlash }
  | { ok: false; reason: "bad" | "not-found" | "unavailable" | "stale"; note?: RefusedNote }
  | RefusedChange;

/** The database has refused to change a booking; `conflicts` are the bookings in the way. */
export type RefusedChange = {
  ok: false;
  reason: "refused";
  id: number;
  refusal: Exclude<Refusal, "unknown"> | "taken" | "fullUntil" | "priceChanged";
  conflicts: OverlappingBooking[];
};

export function changeStatus(store: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  return catchUnavailable(async () => {
    const id = readId(String(form.get("id")));
    const status = form.get("status");
    if (id === null || !isDeskStatus(status)) return { ok: false, reason: "bad" };
    const overbook = form.get("overbook") === "true";
    const update = { id, status, overbook, actor: staff.username };
    const updated = await updateBookingStatus(store.changes, update, store.channels);
    return toChanged(store, id, updated, status);
  });
}

/** Marks that a vehicle was handed over or returned, or removes the mark. */
export function changeHandover(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<Changed> {
  const now = new Date();
  const handover = readHandover(form, now);
  return catchUnavailable(async () => {
    if (!handover) return { ok: false, reason: "bad" };
    const { mark, ...marked } = handover;
    const change = { ...marked, actor: staff.username, now };
    const changed = await HANDOVERS[mark](store, change);
    return toChanged(store, handover.id, changed, mark);
  });
}

const HANDOVERS = {
  out: ({ changes }, change) => markOut(changes, change),
  outUndone: ({ changes }, change) => undoOut(changes, change),
  returned: ({ changes, channels }, change) => markReturned(changes, change, channels),
  returnUndone: ({ changes }, change) => undoReturn(changes, change),
} satisfies Record<HandoverMark, (store: BookingStore, change: Marked) => Promise<BookingChange>>;

type ChangedStatus = Extract<DeskFlash, { id: number }>["status"];

/** `full`: the words for `full`, which for a confirmation offers to overbook. */
export async function toChanged(
  store: BookingStore,
  id: bigint,
  change: BookingChange,
  status: ChangedStatus,
  full: "full" | "taken" | "fullUntil" = "full",
): Promise<Changed> {
  if (change.ok) {
    store.wakeNodes();
    // The change is done, whether or not its warning can be read.
    const gaps = GIVES_TIME.has(status) ? await orNull(listShortGaps(store.sql, Number(id))) : [];
    const hasShortGap = gaps !== null && gaps.length > 0;
    return { ok: true, flash: { id: Number(id), status, ...(hasShortGap && { hasShortGap }) } };
  }
  if (change.reason === "unknown") return { ok: false, reason: "not-found" };
  const conflicts = await listPeriods(store.sql, change.conflicts);
  const refusal = change.reason === "full" ? full : change.reason;
  return { ok: false, reason: "refused", id: Number(id), refusal, conflicts };
}

/** Changes that give a booking a vehicle or other times. */
const GIVES_TIME = new Set<ChangedStatus>(["confirmed", "moved", "swapped", "extended"]);

/** Saves the note on a booking, unless it has changed since the form was loaded. */
export function changeNote({ sql }: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  const parsed = parseForm(form, noteSchema, NOTE_FIELDS);
  const typed = noteText(parsed.typed.note);
  return catchUnavailable(
    async () => {
      if (!parsed.ok) return { ok: false, reason: "bad", note: { typed, current: null } };
      const { id, version } = parsed.value;
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
  change: () => Promise<Changed>,
  note?: RefusedNote,
): Promise<Changed> {
  try {
    return await change();
  } catch (error) {
    logUnavailable(error, "a booking could not be changed");
    return { ok: false, reason: "unavailable", ...(note && { note }) };
  }
}
