import type { Sql } from "~/web/db.server";

/** A block that is stored. Moments are `YYYY-MM-DD HH:MM`. */
export type StoredBlock = {
  id: number;
  vehicleId: number;
  from: string;
  until: string;
  note: string;
};

export async function findBlock(sql: Sql, id: number | bigint): Promise<StoredBlock | null> {
  const [row] = await sql<StoredBlock[]>`
    select id, vehicle_id as "vehicleId", note,
      to_char(lower(during), 'YYYY-MM-DD HH24:MI') as "from",
      to_char(upper(during), 'YYYY-MM-DD HH24:MI') as "until"
    from occupancy where id = ${String(id)}::bigint and kind = 'block'`;
  return row ?? null;
}
