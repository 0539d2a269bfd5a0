import { createHmac } from "node:crypto";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import type { Secret } from "~/staff/site-secret.server";
import { limitKey } from "~/web/http/limits/client.server";
import type { SecurityEvent } from "./security-event";
import { insertSecurityEvents, type SecurityRow } from "./security.queries.server";

const WRITE_EVERY_MS = 1_000;
/** Rows a second; the events beyond it are counted without account and network. */
const MAX_ROWS = 200;

const securityLog = log.child({ log: "security" });

/** Records events in the log and, each second, in the database. Never throws. */
export type SecurityLog = {
  record(event: SecurityEvent): void;
  /** Writes what was recorded. */
  flush(): Promise<void>;
};

export function createSecurityLog(sql: Sql, secret: Secret): SecurityLog {
  let rows = new Map<string, SecurityRow & { address: string | null }>();
  let timer: NodeJS.Timeout | null = null;

  async function write() {
    if (timer) clearTimeout(timer);
    timer = null;
    const due = [...rows.values()];
    rows = new Map();
    if (due.length === 0) return;
    const key = await secret();
    const hashed = due.map(({ address, ...row }) => ({
      ...row,
      network: address === null ? null : networkHash(key, address),
    }));
    for (const row of hashed) securityLog.info(row, "security event");
    await insertSecurityEvents(sql, hashed);
  }

  const flush = () =>
    write().catch((error: unknown) =>
      securityLog.warn({ err: error }, "security events could not be stored"),
    );

  return {
    flush,
    record(event) {
      const row = rowOf(event, rows.size >= MAX_ROWS);
      const key = JSON.stringify([row.event, row.outcome, row.account, row.address, row.detail]);
      const known = rows.get(key);
      if (known) known.count += 1;
      else rows.set(key, row);
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
    },
  };
}

function rowOf({ address, detail = "", ...event }: SecurityEvent, isFull: boolean) {
  const row = { ...event, network: null, count: 1 };
  if (isFull) return { ...row, account: null, address: null, detail: "" };
  return { ...row, address: limitKey(address), detail };
}

/** The same for requests of one network, of no use without the site's secret. */
function networkHash(secret: string, network: string) {
  const mac = createHmac("sha256", secret).update(`network ${network}`).digest("base64url");
  return mac.slice(0, 12);
}
