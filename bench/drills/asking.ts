import { setTimeout as pause } from "node:timers/promises";
import { endLater } from "../ending";
import type { Try } from "./tries";

const ANSWER_WITHIN_MS = 30_000;

/** A question, and whether the answer was well. */
export type Question = Try & { path: string };

/**
 * Asks for paths in turns at an even pace, whether or not the questions before are answered.
 * `stop` waits for the last answer and resolves with all of them, in the order of the questions.
 */
export function startAsking(url: () => string, paths: string[], everyMs: number) {
  const start = performance.now();
  const asked: Promise<Question>[] = [];
  let stopped = false;
  const isStopped = () => stopped;

  async function askOn() {
    while (!isStopped()) {
      const due = start + asked.length * everyMs;
      await pause(Math.max(0, due - performance.now()));
      const path = paths[asked.length % paths.length]!;
      asked.push(ask(url(), path));
    }
  }

  // A failing drill does not call `stop`.
  endLater(async () => void (stopped = true));
  const asking = askOn();
  return {
    /** How many questions were asked so far. */
    count: () => asked.length,
    async stop(): Promise<Question[]> {
      stopped = true;
      await asking;
      return Promise.all(asked);
    },
  };
}

export async function ask(url: string, path: string): Promise<Question> {
  const at = performance.now();
  const outcome = await statusOf(url + path);
  return { path, at, took: performance.now() - at, outcome };
}

async function statusOf(address: string): Promise<Try["outcome"]> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return (error as Error).name === "TimeoutError" ? "none" : "cut off";
  }
}
