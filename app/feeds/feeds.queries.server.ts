import type { Sql } from "~/db.server";

/** A calendar file with a secret address: of a vehicle, of a model, or of the work of the day. */
export type Feed = {
  id: number;
  /** Of a vehicle or a model; null for the work of the day. */
  model: string | null;
  modelId: number | null;
  vehicle: { id: number; plate: string | null; number: number } | null;
  withNames: boolean;
  nonce: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

export type FeedSubject = { vehicleId: number | null; modelId: number | null };

export function listFeeds(sql: Sql): Promise<Feed[]> {
  return sql<Feed[]>`
    ${selectFeeds(sql)}
    order by cars.id is not null, sort_order, cars.name, cars.id, number nulls first, feeds.id`;
}

export async function findFeed(sql: Sql, id: number): Promise<Feed | null> {
  const [row] = await sql<Feed[]>`${selectFeeds(sql)} where feeds.id = ${id}`;
  return row ?? null;
}

function selectFeeds(sql: Sql) {
  return sql`
    select feeds.id, cars.name as model, cars.id as "modelId",
      case when vehicles.id is not null then jsonb_build_object(
        'id', vehicles.id, 'plate', plate, 'number', number
      ) end as vehicle,
      with_names as "withNames", nonce, iso_utc(feeds.created_at) as "createdAt"
    from calendar_feeds as feeds
    left join vehicles on vehicles.id = vehicle_id
    left join cars on cars.id = coalesce(feeds.car_id, vehicles.car_id)`;
}

/** Null if the vehicle or the model does not exist. */
export async function insertFeed(
  sql: Sql,
  { vehicleId, modelId, withNames }: FeedSubject & { withNames: boolean },
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into calendar_feeds (vehicle_id, car_id, with_names)
    select ${vehicleId}::integer, ${modelId}::integer, ${withNames}
    where (${vehicleId}::integer is null or exists (select from vehicles where id = ${vehicleId}))
      and (${modelId}::integer is null or exists (select from cars where id = ${modelId}))
    returning id`;
  return row?.id ?? null;
}

/** Gives a feed another address. False if there is none. */
export async function renewFeed(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`
    update calendar_feeds set nonce = gen_random_uuid() where id = ${id} returning id`;
  return rows.length > 0;
}

export async function deleteFeed(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`delete from calendar_feeds where id = ${id} returning id`;
  return rows.length > 0;
}
