import { setTimeout as pause } from "node:timers/promises";
import { addCleanup } from "../bench/cleanup";
import type { Attempt } from "./attempts";

const ANSWER_WITHIN_MS = 30_000;

export type TimedRequest = Attempt & { path: string };

/**
 * Requests paths in turns at a constant rate, whether or not earlier requests are answered.
 * `stop` waits for the last response and resolves with all requests in order.
 */
export function startRequests(url: () => string, paths: string[], everyMs: number) {
  const start = performance.now();
  const requests: Promise<TimedRequest>[] = [];
  let stopped = false;
  const isStopped = () => stopped;

  async function send() {
    while (!isStopped()) {
      const due = start + requests.length * everyMs;
      await pause(Math.max(0, due - performance.now()));
      const path = paths[requests.length % paths.length]!;
      requests.push(sendRequest(url(), path));
    }
  }

  // A failing drill does not call `stop`.
  addCleanup(async () => void (stopped = true));
  const sending = send();
  return {
    /** The number of requests sent so far. */
    count: () => requests.length,
    async stop(): Promise<TimedRequest[]> {
      stopped = true;
      await sending;
      return Promise.all(requests);
    },
  };
}

export async function sendRequest(url: string, path: string): Promise<TimedRequest> {
  const at = performance.now();
  const outcome = await outcomeOf(url + path);
  return { path, at, ms: performance.now() - at, outcome };
}

async function outcomeOf(address: string): Promise<Attempt["outcome"]> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return (error as Error).name === "TimeoutError" ? "none" : "cut off";
  }
}
