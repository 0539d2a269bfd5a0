import type { Sql } from "~/web/db.server";
import { NO_NOTE, type BookingNote } from "./booking-note";

export async function findNote(sql: Sql, bookingId: number | bigint): Promise<BookingNote> {
  const [row] = await sql<BookingNote[]>`
    select text, actor, version, iso_utc(updated_at) as "updatedAt"
    from booking_notes where booking_id = ${String(bookingId)}::bigint`;
  return row ?? NO_NOTE;
}

type NoteChange = { bookingId: bigint; text: string; actor: string; version: number };

/** Saves the note if its version is still `version`. Returns whether it did. */
export async function saveNote(sql: Sql, { bookingId, text, actor, version }: NoteChange) {
  const rows = await sql`
    insert into booking_notes as known (booking_id, text, actor)
    select id, ${text}, ${actor} from bookings
    where id = ${String(bookingId)}::bigint
      and (${version}::integer = 0 or exists (
        select from booking_notes where booking_notes.booking_id = bookings.id
      ))
    on conflict (booking_id) do update set
      text = excluded.text, actor = excluded.actor,
      version = known.version + 1, updated_at = now()
    where known.version = ${version}::integer
    returning version`;
  return rows.length > 0;
}
