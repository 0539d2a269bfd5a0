import type { Sql } from "./connect";

/** Acquires or renews a lease. Resolves with false while another node holds it. */
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
