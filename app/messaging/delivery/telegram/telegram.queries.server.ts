import type { Sql } from "~/web/db.server";

/** Finds the message of a new booking. `dueInMs` is null once it is sent or dead, and while it is held. */
export async function findFirstMessage(sql: Sql, bookingId: number) {
  const [row] = await sql<{ remoteId: string | null; dueInMs: number | null }[]>`
    select remote_id as "remoteId",
      case when sent_at is null and dead_at is null and next_at < 'infinity'
        then (extract(epoch from next_at - now()) * 1000)::double precision
      end as "dueInMs"
    from outbox
    where booking_id = ${bookingId} and channel = 'telegram' and kind = 'placed'
    order by id desc limit 1`;
  return row ?? null;
}

export async function hasUpdate(sql: Sql, updateId: number): Promise<boolean> {
  const rows = await sql`select from telegram_updates where update_id = ${updateId}`;
  return rows.length > 0;
}

export async function insertUpdate(sql: Sql, updateId: number) {
  await sql`
    insert into telegram_updates (update_id) values (${updateId}) on conflict do nothing`;
}
