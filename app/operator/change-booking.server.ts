import { isDeskStatus } from "~/booking/booking";
import { updateBookingStatus } from "~/booking/booking.queries.server";
import { isDatabaseAway, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { wakeNodes } from "~/notifications/wake-up.server";
import { readId } from "~/web/id";
import { LONGEST_NOTE } from "./booking-note";
import { saveNote } from "./booking-notes.queries.server";
import type { DeskFlash } from "./desk-flash.server";
import type { Staff } from "./staff.queries.server";

export type Changed =
  { ok: true; flash: DeskFlash } | { ok: false; reason: "bad" | "not-found" | "away" | "stale" };

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
  return unlessAway(async () => {
    const bookingId = readId(String(form.get("id")));
    const version = Number(form.get("version") ?? "");
    // A browser sends line breaks as two characters; the database's text holds no NUL.
    const text = String(form.get("note") ?? "")
      .replaceAll("\r\n", "\n")
      .replaceAll("\0", "");
    const isVersion = Number.isInteger(version) && version >= 0 && version < 2 ** 31;
    if (bookingId === null || !isVersion || [...text].length > LONGEST_NOTE) {
      return { ok: false, reason: "bad" };
    }
    const saved = await saveNote(sql, {
      bookingId,
      text: text.trim(),
      actor: staff.username,
      version,
    });
    if (!saved) return { ok: false, reason: "stale" };
    return { ok: true, flash: { id: Number(bookingId), status: "noted" } };
  });
}

async function unlessAway(change: () => Promise<Changed>): Promise<Changed> {
  try {
    return await change();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "a booking could not be changed: the database is away");
    return { ok: false, reason: "away" };
  }
}
