import type { Queries } from "#db/connect";
import type { Sql } from "~/web/db.server";
import { STRANGER_OUTCOMES, type SecurityEvent } from "./security-event";

/** The equal events of one period. */
export type SecurityRow = Pick<SecurityEvent, "event" | "outcome" | "account"> & {
  /** The keyed hash of the network; null for events of many networks. */
  network: string | null;
  requestId: string;
  detail: string;
  count: number;
};

export async function insertSecurityEvents(sql: Queries, rows: readonly SecurityRow[]) {
  await sql`
    insert into security_events (event, outcome, account, network, request_id, detail, count)
    select event, outcome, account, network, "requestId", left(detail, 200), count
    from jsonb_to_recordset(${sql.json([...rows])}) as rows (
      event text, outcome text, account text, network text, "requestId" text, detail text,
      count integer
    )`;
}

export type ListedSecurityEvent = SecurityRow & { id: number; createdAt: Date };

type EventsQuery = {
  /** The id below which events are listed; null lists them from the newest on. */
  before: bigint | null;
  limit: number;
  /** Whether events that strangers can cause are left out, see `isFromStranger`. */
  onlyStaff?: boolean;
};

/** Lists security events, newest first. */
export async function listSecurityEvents(
  sql: Sql,
  { before, limit, onlyStaff = false }: EventsQuery,
): Promise<ListedSecurityEvent[]> {
  const isStaff = sql`
    event <> 'refused' and (event <> 'signIn' or outcome <> all(${[...STRANGER_OUTCOMES]}))`;
  return sql<ListedSecurityEvent[]>`
    select id, event, outcome, account, network, request_id as "requestId", detail, count,
      created_at as "createdAt"
    from security_events
    where ${before === null ? sql`true` : sql`id < ${String(before)}::bigint`}
      and ${onlyStaff ? isStaff : sql`true`}
    order by id desc
    limit ${limit}`;
}

/** Deletes events older than `SECURITY_LOG_DAYS`, and of equal ones all but the last: the SQL function says how many. */
export async function deleteOldSecurityEvents(sql: Sql) {
  await sql`select delete_old_security_events()`;
}
