import { createHmac } from "node:crypto";
import { logFault, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import type { Secret } from "~/staff/site-secret.server";
import { collectEventRows } from "./event-rows.server";
import type { SecurityEvent } from "./security-event";
import { insertSecurityEvents } from "./security.queries.server";

const WRITE_EVERY_MS = 1_000;

const securityLog = log.child({ log: "security" });

/** Records events in the log and, each second, in the database. Never throws. */
export type SecurityLog = {
  record(event: SecurityEvent): void;
  /** Writes what was recorded. */
  flush(): Promise<void>;
};

export function createSecurityLog(sql: Sql, secret: Secret): SecurityLog {
  const rows = collectEventRows(() => performance.now());
  let timer: NodeJS.Timeout | null = null;

  function startTimer() {
    timer ??= setTimeout(() => void flush({ isLast: false }), WRITE_EVERY_MS).unref();
  }

  async function write(moment: { isLast: boolean }) {
    if (timer) clearTimeout(timer);
    timer = null;
    const due = rows.take(moment);
    if (!rows.isEmpty()) startTimer();
    if (due.length === 0) return;
    const key = await secret();
    const hashed = due.map((row) => ({ ...row, network: networkHash(key, row.network) }));
    for (const row of hashed) securityLog.info(row, "security event");
    await insertSecurityEvents(sql, hashed);
  }

  const flush = (moment: { isLast: boolean }) =>
    write(moment).catch((error: unknown) =>
      logFault(error, "security events could not be stored", { log: "security" }),
    );

  return {
    flush: () => flush({ isLast: true }),
    record(event) {
      rows.add(event);
      startTimer();
    },
  };
}

/** The same for requests of one network, of no use without the site's secret. */
function networkHash(secret: string, network: string | null) {
  if (network === null) return null;
  const mac = createHmac("sha256", secret).update(`network ${network}`).digest("base64url");
  return mac.slice(0, 12);
}
