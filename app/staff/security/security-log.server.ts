import { createHmac } from "node:crypto";
import { logFault, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import type { Secret } from "~/staff/site-secret.server";
import { type SecurityEvent, isFromStranger, type SecurityEventName } from "./security-event";
import { insertSecurityEvents } from "./security.queries.server";
import { limitKey, ipv6Prefix48 } from "~/web/http/limits/client.server";

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

/**
 * Returns the hash of a network. All requests of the network have it, and it is of no use without the site's
 * secret.
 */
function networkHash(secret: string, network: string | null) {
  if (network === null) return null;
  const mac = createHmac("sha256", secret).update(`network ${network}`).digest("base64url");
  return mac.slice(0, 12);
}

const MINUTE_MS = 60_000;

/** The number of rows a minute that strangers may cause, of refused requests and of failed sign-ins each. */
const STRANGER_ROWS = { network: 20, all: 200 };

/**
 * A row for equal events of one network. For those of many networks `network` is null, and the pages are left out.
 */
type EventRow = Pick<SecurityEvent, "event" | "outcome" | "account" | "requestId"> & {
  /** The network: an IPv4 address or IPv6 /64. */
  network: string | null;
  detail: string;
  count: number;
};

/**
 * Makes rows of events. Those of strangers are bounded: beyond that, one row a minute counts all of a kind.
 * What staff did is neither merged nor bounded by them. `now`: monotonic milliseconds.
 */
export function collectEventRows(now: () => number) {
  let rows = new Map<string, EventRow>();
  let merged = new Map<string, EventRow>();
  let mergedFrom = now();
  const budget = createRowBudget(now);

  function takeMerged() {
    const due = merged;
    merged = new Map();
    return due.values();
  }

  return {
    add({ address, detail = "", ...event }: SecurityEvent) {
      const row = { ...event, network: limitKey(address), detail };
      if (rows.has(keyOf(row)) || !isFromStranger(event) || budget.take(event.event, address)) {
        count(rows, row);
        return;
      }
      if (merged.size === 0) mergedFrom = now();
      count(merged, { ...row, network: null, detail: "" });
    },
    /**
     * Returns the rows that are to be written. Merged rows are written only once their minute has ended, or if
     * there is no later write.
     */
    take({ isLast }: { isLast: boolean }): EventRow[] {
      const hasEnded = isLast || now() - mergedFrom >= MINUTE_MS;
      const due = [...rows.values(), ...(hasEnded ? takeMerged() : [])];
      rows = new Map();
      return due;
    },
    isEmpty: () => rows.size + merged.size === 0,
  };
}

type EventGroup = Omit<EventRow, "count">;

function count(rows: Map<string, EventRow>, row: EventGroup) {
  const known = rows.get(keyOf(row));
  if (known) known.count += 1;
  else rows.set(keyOf(row), { ...row, count: 1 });
}

/** Returns the key of an event; equal events have equal keys. */
function keyOf({ event, outcome, account, network, detail }: EventGroup) {
  return JSON.stringify([event, outcome, account, network, detail]);
}

/** Creates the budget of rows of strangers in the present minute. A /48 of IPv6 counts as one network. */
function createRowBudget(now: () => number) {
  let from = now();
  const used = new Map<string, number>();
  return {
    /** Takes a row. Returns false if the minute has none left for such an event of a client. */
    take(event: SecurityEventName, address: string): boolean {
      if (now() - from >= MINUTE_MS) {
        from = now();
        used.clear();
      }
      const network = `${event} ${ipv6Prefix48(address) ?? limitKey(address)}`;
      const [all, own] = [used.get(event) ?? 0, used.get(network) ?? 0];
      if (all >= STRANGER_ROWS.all || own >= STRANGER_ROWS.network) return false;
      used.set(event, all + 1).set(network, own + 1);
      return true;
    },
  };
}
