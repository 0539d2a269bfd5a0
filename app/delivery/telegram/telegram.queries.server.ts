import type { Sql } from "~/db.server";

/** The message of a new booking. `dueInMs` is null once it is sent or dead. */
export async function findFirstMessage(sql: Sql, bookingId: number) {
  const [row] = await sql<{ remoteId: string | null; dueInMs: number | null }[]>`
    select remote_id as "remoteId",
      case when sent_at is null and dead_at is null
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

/** Acquires or renews a lease. False while another node holds it. */
export async function acquireLease(
  sql: Sql,
  lease: { name: string; holder: string; seconds: number },
): Promise<boolean> {
  const rows = await sql`
    insert into node_leases as lease (name, holder, until)
    values (
      ${lease.name}, ${lease.holder}::uuid, now() + make_interval(secs => ${lease.seconds})
    )
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where lease.holder = excluded.holder or lease.until < now()
    returning name`;
  return rows.length > 0;
}

export async function releaseLease(sql: Sql, lease: { name: string; holder: string }) {
  await sql`
    delete from node_leases where name = ${lease.name} and holder = ${lease.holder}::uuid`;
}
