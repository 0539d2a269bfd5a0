import type { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Call } from "./capture";
import { installTools } from "./install";

const VERSION = "8.0.0";

const CONNECTIONS = 16;

/** The used part of the load generator, which has no types. */
type Autocannon = (options: {
  url: string;
  connections: number;
  /** Number of requests. */
  amount: number;
  requests: (Partial<Call> & { setupRequest?: (request: object) => object })[];
}) => EventEmitter &
  Promise<{ errors: number; timeouts: number; statusCodeStats: Record<string, { count: number }> }>;

/** Requests, sent in turns or created each time, and the expected status of every response. */
export type ExpectedResponses = { calls: Call[] | (() => Call); status: number };

/**
 * Sends requests over 16 connections, waits for every response and resolves with the seconds used.
 * Throws if a response has another status than expected.
 */
export async function send(
  url: string,
  amount: number,
  { calls, status }: ExpectedResponses,
): Promise<number> {
  const autocannon = await loadAutocannon();
  const start = performance.now();
  let last = start;
  const run = autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    requests: Array.isArray(calls)
      ? calls
      : [{ setupRequest: (request) => ({ ...request, ...calls() }) }],
  });
  // The tool itself reads the clock only once a second.
  run.on("response", () => (last = performance.now()));
  const { errors, timeouts, statusCodeStats } = await run;
  if (errors || statusCodeStats[status]?.count !== amount) {
    const observed = JSON.stringify(statusCodeStats);
    throw new Error(
      `${amount} times ${status} expected, got ${observed} and ${errors} errors, ${timeouts} by time`,
    );
  }
  return (last - start) / 1000;
}

/** Loads the tool, which is installed on demand: it has 46 packages. */
async function loadAutocannon(): Promise<Autocannon> {
  const folder = await installTools("autocannon", { autocannon: VERSION });
  return createRequire(join(folder, "package.json"))("autocannon") as Autocannon;
}
