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
): RecordSecurity {
  const requestId = requestIdOf(caller.headers, caller.isBehindProxy);
  return (event) => log.record({ ...event, address: caller.address, requestId });
}

const REFUSED: readonly SecurityOutcome[] = ["401", "403", "429"];

/** The outcome of a response that refuses its request, or null. */
export function refusalOf({ status }: Response): SecurityOutcome | null {
  return REFUSED.find((refused) => refused === String(status)) ?? null;
}
