import type { Sql } from "~/web/db.server";

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
