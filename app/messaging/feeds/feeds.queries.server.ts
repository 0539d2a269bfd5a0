import type { Sql } from "~/web/db.server";
import { OFFICE } from "~/web/pages/roles";
import { FACTOR_SETTING, type Staff } from "~/staff/staff.queries.server";

/** A calendar file with a secret address: of a vehicle, of a model, or of the work of the day. */
export type Feed = {
  id: number;
  /** The name of the model, for a feed of a vehicle or a model; null for the work of the day. */
  model: string | null;
  modelId: number | null;
  vehicle: { id: number; plate: string | null; number: number } | null;
  withNames: boolean;
  nonce: string;
  /** The time when the feed was created, ISO 8601 in UTC. */
  createdAt: string;
  /** The account that a feed with names belongs to, and ends with. Null for a feed without names. */
  owner: string | null;
  /** Whether that account may see no names now: nothing is found at the feed's address. */
  isPaused: boolean;
};

export type FeedSubject = { vehicleId: number | null; modelId: number | null };

type Account = Pick<Staff, "id" | "role">;

/** Lists the feeds that an account sees: owners see all feeds, others those without names and their own. */
export function listFeeds(sql: Sql, account: Account): Promise<Feed[]> {
  return sql<Feed[]>`
    ${selectFeeds(sql)}
    where ${maySee(sql, account)}
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
      with_names as "withNames", nonce, iso_utc(feeds.created_at) as "createdAt",
      owners.username as owner, with_names and not ${seesNames(sql)} as "isPaused"
    from calendar_feeds as feeds
    left join users as owners on owners.id = created_by
    left join vehicles on vehicles.id = vehicle_id
    left join cars on cars.id = coalesce(feeds.car_id, vehicles.car_id)`;
}

/**
 * Returns the condition that the row of `owners` is an account that may open the calendar: it is not disabled, and
 * does not have to choose a password or to set up a second factor first.
 */
function seesNames(sql: Sql) {
  return sql`(
    owners.id is not null and owners.disabled_at is null and owners.role = any(${[...OFFICE]}::text[])
    and owners.password_state <> 'first'
    and (
      owners.totp_secret is not null or exists (select from passkeys where user_id = owners.id)
      or not exists (select from settings where name = ${FACTOR_SETTING})
    )
  )`;
}

function maySee(sql: Sql, { id, role }: Account) {
  return sql`(not with_names or ${role === "owner"} or created_by = ${id})`;
}

function isTheirs(sql: Sql, { id }: Account) {
  return sql`(not with_names or created_by = ${id})`;
}

type NewFeed = FeedSubject & { withNames: boolean; account: Account };

/** Inserts a feed. Returns null if the vehicle, the model or, by now, the account does not exist. */
export async function insertFeed(
  sql: Sql,
  { vehicleId, modelId, withNames, account }: NewFeed,
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into calendar_feeds (vehicle_id, car_id, with_names, created_by)
    select ${vehicleId}::integer, ${modelId}::integer, ${withNames}, case when ${withNames} then users.id end
    from users
    where users.id = ${account.id}
      and (${vehicleId}::integer is null or exists (select from vehicles where id = ${vehicleId}))
      and (${modelId}::integer is null or exists (select from cars where id = ${modelId}))
    for key share of users
    returning id`;
  return row?.id ?? null;
}

/** Gives a feed another address. Returns false if there is no such feed, or it belongs to somebody else. */
export async function renewFeed(sql: Sql, id: number, account: Account): Promise<boolean> {
  const rows = await sql`
    update calendar_feeds set nonce = gen_random_uuid()
    where id = ${id} and ${isTheirs(sql, account)} returning id`;
  return rows.length > 0;
}

/** Deletes a feed. Returns false if there is no such feed, or the account does not see it. */
export async function deleteFeed(sql: Sql, id: number, account: Account): Promise<boolean> {
  const rows = await sql`
    delete from calendar_feeds where id = ${id} and ${maySee(sql, account)} returning id`;
  return rows.length > 0;
}
