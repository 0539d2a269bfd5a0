import type { Sql } from "~/db.server";
import type { SecurityEvent } from "./security-event";

/** Equal events of one period. */
export type SecurityRow = Pick<SecurityEvent, "event" | "outcome" | "account"> & {
  /** Keyed hash; null for events of many networks. */
  network: string | null;
  requestId: string;
  detail: string;
  count: number;
};

export async function insertSecurityEvents(sql: Sql, rows: readonly SecurityRow[]) {
  await sql`
    insert into security_events (event, outcome, account, network, request_id, detail, count)
    select event, outcome, account, network, "requestId", detail, count
    from jsonb_to_recordset(${sql.json([...rows])}) as rows (
      event text, outcome text, account text, network text, "requestId" text, detail text,
      count integer
    )`;
}

export type ListedSecurityEvent = SecurityRow & { id: number; createdAt: Date };

/** Newest first, below the id `before`. */
export async function listSecurityEvents(
  sql: Sql,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<ListedSecurityEvent[]> {
  return sql<ListedSecurityEvent[]>`
    select id, event, outcome, account, network, request_id as "requestId", detail, count,
      created_at as "createdAt"
    from security_events
    where ${before === null ? sql`true` : sql`id < ${String(before)}::bigint`}
    order by id desc
    limit ${limit}`;
}

/** Those older than 90 days, and all but the last 100,000. */
export async function deleteOldSecurityEvents(sql: Sql) {
  await sql`select delete_old_security_events()`;
}
