import { randomUUID } from "node:crypto";
import type { Sql } from "~/db.server";
import type { SecurityEventName } from "./security-event";
import { insertSecurityEvents } from "./security.queries.server";

/** Records a command, which has no network and no account; by default a change of an account. */
export async function recordCommand(
  sql: Sql,
  detail: string,
  event: SecurityEventName = "account",
) {
  await insertSecurityEvents(sql, [
    {
      event,
      outcome: "ok",
      account: null,
      network: null,
      requestId: randomUUID(),
      detail: `${detail} (command)`,
      count: 1,
    },
  ]);
}
