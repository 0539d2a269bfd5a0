import type { BookingStore } from "~/booking/events/booking-store.server";
import { catchUnavailable, type ChangeBookingResult } from "~/desk/bookings/change-booking.server";
import type { Staff } from "~/staff/staff.queries.server";
import { parseSubmission } from "~/web/http/submission.server";
import { firstText } from "~/web/first-text";
import { readableText } from "~/web/plain-text";
import { NOTE_FIELDS, noteSchema, noteText } from "./booking-note.schema";
import { findNote, saveNote } from "./booking-notes.queries.server";

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
