import type { Sql } from "~/web/db.server";

/** Returns the number of changes so far to what pages show. A transaction sees its own changes counted. */
export async function findContentVersion(sql: Sql): Promise<number> {
  const [row] = await sql<[{ version: number }]>`select version from fleet_version`;
  return row.version;
}
