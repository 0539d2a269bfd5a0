import type { Sql } from "~/db.server";
import type { Availability, TimeRange } from "./availability";
import { businessNow, timeRange } from "./time-range.server";

type Asked = { period: TimeRange; now: Date };

/** The availability of a model on offer, or null. `id` may be any integer. */
export async function findAvailability(sql: Sql, id: bigint, { period, now }: Asked) {
  const [row] = await sql<{ availability: Availability }[]>`
    select model_availability(id, ${timeRange(sql, period)}, ${businessNow(sql, now)}) as availability
    from cars where id = ${String(id)}::bigint and archived_at is null`;
  return row?.availability ?? null;
}

/** The availability of all models on offer, by their ids. */
export async function listAvailability(sql: Sql, { period, now }: Asked) {
  const rows = await sql<{ id: number; availability: Availability }[]>`
    select model as id, availability
    from fleet_availability(${timeRange(sql, period)}, ${businessNow(sql, now)})`;
  return new Map(rows.map(({ id, availability }) => [id, availability]));
}

/** The ids of the vehicles of a model that are free in a period. */
export async function listFreeVehicles(sql: Sql, modelId: number, { period, now }: Asked) {
  const rows = await sql<{ id: number }[]>`
    select id
    from free_vehicles(${modelId}::integer, ${timeRange(sql, period)}, ${businessNow(sql, now)}, 0)
    order by id`;
  return rows.map(({ id }) => id);
}

/** Raised with each change of a model's occupancy: what a page with its availability depends on. */
export async function findAvailabilityVersions(sql: Sql, modelIds: readonly number[]) {
  const rows = await sql<{ id: number; version: number }[]>`
    select car_id as id, version from availability_versions
    where car_id = any(${[...modelIds]}::integer[])`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}
