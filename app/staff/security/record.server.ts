import { randomUUID } from "node:crypto";
import { createContext } from "react-router";
import type { SecurityEvent, SecurityOutcome } from "./security-event";
import type { SecurityLog } from "./security-log.server";

/** Records an event of one request. */
export type RecordSecurity = (event: Omit<SecurityEvent, "address" | "requestId">) => void;

export const recordSecurityContext = createContext<RecordSecurity>(() => {});

/** The id under which a proxy logs the request, else a new one. */
function requestIdOf(headers: Headers, isBehindProxy: boolean) {
  const given = isBehindProxy ? headers.get("X-Request-Id") : null;
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

export function recorderFor(
  log: SecurityLog,
  caller: { address: string; headers: Headers; isBehindProxy: boolean },
) {
  const { address } = caller;
  const requestId = requestIdOf(caller.headers, caller.isBehindProxy);
  const record: RecordSecurity = (event) => log.record({ ...event, address, requestId });
  return { record, requestId };
}

const REFUSED: readonly SecurityOutcome[] = ["400", "401", "403", "413", "429"];

/** Records that the field which only programs fill in had a value. */
export function recordTrap(record: RecordSecurity, detail: string) {
  record({ event: "refused", outcome: "trap", account: null, detail });
}

/** The outcome of a response that refuses its request, or null. */
export function refusalOf({ status }: Response): SecurityOutcome | null {
  return REFUSED.find((refused) => refused === String(status)) ?? null;
}
