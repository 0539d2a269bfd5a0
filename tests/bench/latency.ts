import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds; `cpu` is CPU time per call. */
export type Latency = { p50: number; p99: number; cpu: number };

/** A request, and the CPU seconds used so far to answer it. */
export type Measured = { call: () => Promise<void>; cpu: () => number };

const RATE = 20;
const ROUNDS = 3;
const ROUND_SECONDS = 5;

/** Measures several calls at a constant rate each, in turns; the median of the rounds of each. */
export async function measureInTurns(measured: Measured[], rate = RATE): Promise<Latency[]> {
  const rounds = measured.map((): Latency[] => []);
  for (const one of measured) await measureRound(one, rate, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of measured.entries()) {
      rounds[index]!.push(await measureRound(one, rate, ROUND_SECONDS));
    }
  }
  return rounds.map((of) => ({
    p50: medianOf(of.map(({ p50 }) => p50)),
    p99: medianOf(of.map(({ p99 }) => p99)),
    cpu: medianOf(of.map(({ cpu }) => cpu)),
  }));
}

async function measureRound(
  { call, cpu }: Measured,
  rate: number,
  seconds: number,
): Promise<Latency> {
  const before = cpu();
  const times = await timesOf(call, rate, seconds);
  return { ...latencyOf(times), cpu: ((cpu() - before) * 1000) / times.length };
}

/** The milliseconds of each call at a constant rate. */
export async function timesOf(call: () => Promise<void>, rate: number, seconds: number) {
  return (await callAtRate(call, rate, seconds)).map(({ ms }) => ms);
}

/**
 * Starts calls at a constant rate, whether or not earlier ones are answered. `at` and `ms` count from
 * when a call was due, also if it is late.
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

export function medianOf(values: number[]) {
  return quantile(values, 0.5);
}

function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
