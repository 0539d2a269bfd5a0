import type { Sql } from "~/web/db.server";

/** The number of changes to what pages show so far; visible in the same transaction as the change. */
export async function findContentVersion(sql: Sql): Promise<number> {
  const [row] = await sql<[{ version: number }]>`select version from fleet_version`;
  return row.version;
}
