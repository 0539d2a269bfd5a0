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

/**
 * Returns how many seconds after the cancellation its message, with the sentence of staff, leaves unless
 * the change is undone. Null once it is due, also while it is being sent: the lease of an attempt moves its
 * time.
 */
export async function findNoteWait(sql: Sql, bookingId: number): Promise<number | null> {
  const [row] = await sql<{ seconds: number }[]>`
    select round(extract(epoch from point.expires_at - point.created_at))::int as seconds
    from outbox join undo_points as point on point.id = outbox.undo_id
    where outbox.booking_id = ${bookingId} and outbox.kind = 'cancelled' and channel = 'emailVisitor'
      and sent_at is null and attempts = 0 and outbox.next_at > now()
      and point.undone_at is null and point.expires_at > now()
    order by outbox.id desc limit 1`;
  return row?.seconds ?? null;
}
