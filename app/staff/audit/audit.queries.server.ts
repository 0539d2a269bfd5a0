import type { Sql } from "~/web/db.server";
import type { Queries } from "#db/connect";
import type { Seal } from "./chain";
import type { EventLog } from "./event-logs";

export type SealHead = Pick<Seal, "id" | "hash">;

/** Finds the last seal of all, and the last sealed event of a log, 0 without one. */
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

/** Finds the transactions of others that may insert events: they lock the table before they get ids. */
export async function findWriters(sql: Queries, log: EventLog): Promise<string[]> {
  const rows = await sql<{ writer: string }[]>`
    select distinct virtualtransaction as writer from pg_locks
    where database = (select oid from pg_database where datname = current_database())
      and relation = ${log}::text::regclass and mode = 'RowExclusiveLock' and granted
      and pid <> pg_backend_pid()`;
  return rows.map(({ writer }) => writer);
}

/** Appends a seal. Returns false if another node has appended one meanwhile. */
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

/** Lists the seals above an id, in their order. */
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
