import { isDeskStatus } from "~/booking/status";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { isDatabaseUnavailable } from "~/db.server";
import { log } from "~/log.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { parseForm } from "~/web/http/form.server";
import { readId } from "~/web/id";
import type { RefusedNote } from "./booking-note";
import { NOTE_FIELDS, noteSchema, noteText } from "./booking-note.schema";
import { findNote, saveNote } from "./booking-notes.queries.server";
import type { DeskFlash } from "~/desk/desk-flash.server";
import type { Staff } from "~/staff/staff.queries.server";

export type Changed =
  | { ok: true; flash: DeskFlash }
  | { ok: false; reason: "bad" | "not-found" | "unavailable" | "stale"; note?: RefusedNote };

export function changeStatus(store: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  return catchUnavailable(async () => {
    const id = readId(String(form.get("id")));
    const status = form.get("status");
    if (id === null || !isDeskStatus(status)) return { ok: false, reason: "bad" };
    const booking = await updateBookingStatus(
      store.sql,
      { id, status, actor: staff.username },
      store.channels,
    );
    if (!booking) return { ok: false, reason: "not-found" };
    store.wakeNodes();
    return { ok: true, flash: { id: booking.id, status } };
  });
}

/** Saves the note on a booking, unless it has changed since the form was loaded. */
export function changeNote({ sql }: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  const parsed = parseForm(form, noteSchema, NOTE_FIELDS);
  const typed = noteText(parsed.typed.note);
  return catchUnavailable(
    async () => {
      if (!parsed.ok) return { ok: false, reason: "bad", note: { typed, current: null } };
      const { id, version } = parsed.value;
      const change = { bookingId: id, text: typed.trim(), actor: staff.username, version };
      if (await saveNote(sql, change)) {
        return { ok: true, flash: { id: Number(id), status: "noted" } };
      }
      const current = await findNote(sql, Number(id));
      return { ok: false, reason: "stale", note: { typed, current } };
    },
    { typed, current: null },
  );
}

async function catchUnavailable(
  change: () => Promise<Changed>,
  note?: RefusedNote,
): Promise<Changed> {
  try {
    return await change();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "a booking could not be changed: the database is unavailable");
    return { ok: false, reason: "unavailable", ...(note && { note }) };
  }
}
