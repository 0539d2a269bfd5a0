import { isDeskStatus } from "~/booking/status";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { isDatabaseAway, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { wakeNodes } from "~/booking/events/wake-up.server";
import { readId } from "~/web/id";
import { LONGEST_NOTE, type RefusedNote } from "./booking-note";
import { findNote, saveNote } from "./booking-notes.queries.server";
import type { DeskFlash } from "~/desk/desk-flash.server";
import type { Staff } from "~/staff/staff.queries.server";

export type Changed =
  | { ok: true; flash: DeskFlash }
  | { ok: false; reason: "bad" | "not-found" | "away" | "stale"; note?: RefusedNote };

/** Confirms, cancels or completes the booking that a form of the desk names. */
export function changeStatus(sql: Sql, form: FormData, staff: Staff): Promise<Changed> {
  return unlessAway(async () => {
    const id = readId(String(form.get("id")));
    const status = form.get("status");
    if (id === null || !isDeskStatus(status)) return { ok: false, reason: "bad" };
    const booking = await updateBookingStatus(sql, { id, status, actor: staff.username });
    if (!booking) return { ok: false, reason: "not-found" };
    wakeNodes(sql);
    return { ok: true, flash: { id: booking.id, status } };
  });
}

/** Writes the note on a booking, if nobody has changed it since the form was read. */
export function changeNote(sql: Sql, form: FormData, staff: Staff): Promise<Changed> {
  const { bookingId, version, typed } = readNoteForm(form);
  return unlessAway(
    async () => {
      const isVersion = Number.isInteger(version) && version >= 0 && version < 2 ** 31;
      if (bookingId === null || !isVersion || [...typed].length > LONGEST_NOTE) {
        return { ok: false, reason: "bad", note: { typed, now: null } };
      }
      const change = { bookingId, text: typed.trim(), actor: staff.username, version };
      if (await saveNote(sql, change)) {
        return { ok: true, flash: { id: Number(bookingId), status: "noted" } };
      }
      const now = await findNote(sql, Number(bookingId));
      return { ok: false, reason: "stale", note: { typed, now } };
    },
    { typed, now: null },
  );
}

function readNoteForm(form: FormData) {
  return {
    bookingId: readId(String(form.get("id"))),
    version: Number(form.get("version") ?? ""),
    typed: readNote(form),
  };
}

/** A browser sends line breaks as two characters; the database's text holds no NUL. */
export function readNote(form: FormData): string {
  return String(form.get("note") ?? "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\0", "");
}

async function unlessAway(change: () => Promise<Changed>, note?: RefusedNote): Promise<Changed> {
  try {
    return await change();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "a booking could not be changed: the database is away");
    return { ok: false, reason: "away", ...(note && { note }) };
  }
}
