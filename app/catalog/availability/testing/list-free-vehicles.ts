import type { Sql } from "~/web/db.server";
import type { TimeRange } from "~/catalog/availability/availability";
import { businessNow, timeRange } from "~/catalog/availability/time-range.server";

/** Lists the ids of the vehicles of a model that are free in a period. */
export async function listFreeVehicles(
  sql: Sql,
  modelId: number,
  { period, now }: { period: TimeRange; now: Date },
) {
  const rows = await sql<{ id: number }[]>`
    select id
    from free_vehicles(${modelId}::integer, ${timeRange(sql, period)}, ${businessNow(sql, now)}, 0)
    order by id`;
  return rows.map(({ id }) => id);
}
