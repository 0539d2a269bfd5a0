import { setTimeout as pause } from "node:timers/promises";

/** Resolves with the milliseconds of each call at a constant rate. */
export async function timesOf(call: () => Promise<void>, rate: number, seconds: number) {
  return (await callAtRate(call, rate, seconds)).map(({ ms }) => ms);
}

/**
 * Starts calls at a constant rate, whether or not earlier ones have ended. `at` and `ms` count from when a
 * call was due, also if it is late.
 */
export async function callAtRate<T>(call: () => Promise<T>, rate: number, seconds: number) {
  const start = performance.now();
  const running = Array.from({ length: rate * seconds }, async (_, index) => {
    const at = start + (index * 1000) / rate;
    await pause(at - performance.now());
    const outcome = await call();
    return { at, ms: performance.now() - at, outcome };
  });
  return Promise.all(running);
}

export function latencyOf(times: number[]) {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
