import { randomUUID } from "node:crypto";
import type { Queries } from "#db/connect";
import type { SecurityEventName } from "./security-event";
import { insertSecurityEvents } from "./security.queries.server";

/** Records a command, which has no network and no account; by default a change of an account. */
export async function recordCommand(
  sql: Queries,
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
