import type { Sql } from "~/web/db.server";
import type { Road } from "~/catalog/pricing/price-tables";

/** Lists the roads that the company names, in their order. */
export async function listRoads(sql: Sql): Promise<Road[]> {
  return sql<Road[]>`select slug, name from roads order by position`;
}
