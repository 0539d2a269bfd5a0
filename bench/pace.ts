import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds. */
export type Latency = { p50: number; p99: number };

const RATE = 20;
const ROUNDS = 3;
const ROUND_SECONDS = 10;

/** Measures several calls at 20 a second each, in turns, and takes all rounds of each together. */
export async function measureInTurns(calls: (() => Promise<void>)[]): Promise<Latency[]> {
  const times = calls.map((): number[] => []);
  for (const call of calls) await timesOf(call, RATE, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, call] of calls.entries()) {
      times[index]!.push(...(await timesOf(call, RATE, ROUND_SECONDS)));
    }
  }
  return times.map(latencyOf);
}

/**
 * How long each call takes in milliseconds, started at an even pace whether or not the ones before
 * are answered: one that is late counts from when it should have started.
 */
export async function timesOf(call: () => Promise<void>, rate: number, seconds: number) {
  const start = performance.now();
  const running = Array.from({ length: rate * seconds }, async (_, index) => {
    const due = start + (index * 1000) / rate;
    await pause(due - performance.now());
    await call();
    return performance.now() - due;
  });
  return Promise.all(running);
}

export function latencyOf(times: number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}
