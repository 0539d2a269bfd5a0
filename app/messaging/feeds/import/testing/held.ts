import type { Sql } from "#db/connect";

/** Lists days of June 2030: those that are taken, and with a question mark those that collide. */
export async function listHeld(sql: Sql) {
  const rows = await sql<{ days: string }[]>`
    select extract(day from lower(during)) || '-' || extract(day from upper(during))
      || case when vehicle_id is null then '?' else '' end as days
    from occupancy where kind = 'channel' order by lower(during), id`;
  return rows.map(({ days }) => days);
}
