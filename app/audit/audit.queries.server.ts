import type { Sql } from "~/db.server";
import type { Queries } from "#db/connect";
import type { Seal } from "./chain";
import type { EventLog } from "./event-logs";

/** An event with its hashed values as JSON. */
export type EventValues = { id: number; values: string };

/** Events above an id, in their order. `columns` are names that exist in the table. */
export function listEventValues(
  sql: Queries,
  log: string,
  { columns, above, upTo, limit }: EventRange,
) {
  return sql<EventValues[]>`
    select id, jsonb_build_array(${columns.map(
      (name, index) => sql`${index === 0 ? sql`` : sql`, `}${valueOf(sql, name)}`,
    )})::text as values
    from ${sql(log)}
    where ${above === null ? sql`true` : sql`id > ${above}`} and id <= ${upTo}
    order by id
    limit ${limit}`;
}

export type EventRange = {
  columns: readonly string[];
  /** Null: from the first on. */
  above: number | null;
  upTo: number;
  limit: number | null;
};

/** As JSON, a time depends on the session's time zone. */
function valueOf(sql: Queries, column: string) {
  if (column !== "created_at") return sql`to_jsonb(${sql(column)})`;
  return sql`to_jsonb((extract(epoch from created_at) * 1000000)::bigint)`;
}

/** All columns of a log that exist in the database. */
export async function findColumns(sql: Queries, log: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname::text as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${log}::text)) and attnum > 0 and not attisdropped`;
  return rows.map(({ name }) => name);
}

export type SealHead = Pick<Seal, "id" | "hash">;

/** The last seal of all, and the last sealed event of a log, 0 without one. */
export async function findSealState(sql: Queries, log: EventLog) {
  const [row] = await sql<(SealHead & { last: number })[]>`
    select head.id, head.hash, coalesce(
      (
        select event_ids[cardinality(event_ids)] from event_seals
        where log = ${log} order by id desc limit 1
      ), 0
    ) as last
    from event_seal_head as head`;
  if (!row) throw new Error("the chain of events has no head: verify it with npm run audit");
  return row;
}

export async function findLastEventId(sql: Queries, log: EventLog): Promise<number> {
  const [row] = await sql<[{ id: number }]>`select coalesce(max(id), 0) as id from ${sql(log)}`;
  return row.id;
}

/** The transactions of others that may insert events: they lock the table before they get ids. */
export async function findWriters(sql: Queries, log: EventLog): Promise<string[]> {
  const rows = await sql<{ writer: string }[]>`
    select distinct virtualtransaction as writer from pg_locks
    where database = (select oid from pg_database where datname = current_database())
      and relation = ${log}::text::regclass and mode = 'RowExclusiveLock' and granted
      and pid <> pg_backend_pid()`;
  return rows.map(({ writer }) => writer);
}

/** Appends a seal. False if another node has appended one meanwhile. */
export async function insertSeal(sql: Sql, seal: Seal): Promise<boolean> {
  const { id, log, columns, eventIds, eventHashes, previous, hash } = seal;
  const rows = await sql`
    with moved as (
      update event_seal_head set id = ${id}, hash = ${hash}
      where id = ${id - 1} and hash = ${previous}
      returning id
    )
    insert into event_seals (id, log, columns, event_ids, event_hashes, previous, hash)
    select
      id, ${log}, ${columns}::text[], ${eventIds}::bigint[], ${eventHashes}::text[], ${previous},
      ${hash}
    from moved
    returning id`;
  return rows.length > 0;
}

/** Seals above an id, in their order. */
export function listSeals(sql: Queries, above: number, limit: number) {
  return sql<Seal[]>`
    select
      id, log, columns, event_ids as "eventIds", event_hashes as "eventHashes", previous, hash
    from event_seals where id > ${above} order by id limit ${limit}`;
}

export async function findHead(sql: Queries): Promise<SealHead | null> {
  const [row] = await sql<SealHead[]>`select id, hash from event_seal_head`;
  return row ?? null;
}

export async function countEventsAbove(sql: Queries, log: EventLog, id: number | null) {
  const [row] = await sql<[{ count: number }]>`
    select count(*) as count from ${sql(log)}
    where ${id === null ? sql`true` : sql`id > ${id}`}`;
  return row.count;
}
