import { randomUUID } from "node:crypto";
import { createContext } from "react-router";
import type { SecurityEvent, SecurityOutcome } from "./security-event";
import type { SecurityLog } from "./security-log.server";

/** Records an event of one request. */
export type RecordSecurity = (event: Omit<SecurityEvent, "address" | "requestId">) => void;

export const recordSecurityContext = createContext<RecordSecurity>(() => {});

/**
 * Returns the recorder of one request, with an id of our own: a client or a proxy that passes its header on would
 * choose which lines of the log seem to belong together. The response names it, so that a proxy can log it.
 */
export function recorderFor(log: SecurityLog, address: string) {
  const requestId = randomUUID();
  const record: RecordSecurity = (event) => log.record({ ...event, address, requestId });
  return { record, requestId };
}

const REFUSED: readonly SecurityOutcome[] = ["400", "401", "403", "413", "429"];

/** Records that the field which only programs fill in had a value. */
export function recordTrap(record: RecordSecurity, detail: string) {
  record({ event: "refused", outcome: "trap", account: null, detail });
}

/** Returns the outcome of a response that refuses its request, or null. */
export function refusalOf({ status }: Response): SecurityOutcome | null {
  return REFUSED.find((refused) => refused === String(status)) ?? null;
}
