import autocannon from "autocannon";
import type { Call } from "./capture";

const CONNECTIONS = 16;

/** What is sent, in turns or made afresh each time, and the status of every answer to it. */
export type Expected = { calls: Call[] | (() => Call); status: number };

/**
 * Sends a number of calls over 16 connections, waits for every answer and resolves with the
 * seconds that it took. Throws unless every answer has the status that is expected.
 */
export async function send(
  url: string,
  amount: number,
  { calls, status }: Expected,
): Promise<number> {
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
  // The tool itself looks at the clock only once a second.
  run.on("response", () => (last = performance.now()));
  const { errors, statusCodeStats } = await run;
  if (errors || statusCodeStats[status]?.count !== amount) {
    const seen = JSON.stringify(statusCodeStats);
    throw new Error(`${amount} times ${status} expected, got ${seen} and ${errors} errors`);
  }
  return (last - start) / 1000;
}
