import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds; `cpu` is what a call takes of processors. */
export type Latency = { p50: number; p99: number; cpu: number };

/** Something to call, and the seconds that whoever answers has computed so far. */
export type Measured = { call: () => Promise<void>; cpu: () => number };

const RATE = 20;
const ROUNDS = 3;
const ROUND_SECONDS = 5;

/** Measures several calls at 20 a second each, in turns; of each the median of the rounds. */
export async function measureInTurns(measured: Measured[]): Promise<Latency[]> {
  const rounds = measured.map((): Latency[] => []);
  for (const one of measured) await measureRound(one, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of measured.entries()) {
      rounds[index]!.push(await measureRound(one, ROUND_SECONDS));
    }
  }
  return rounds.map((of) => ({
    p50: middle(of.map(({ p50 }) => p50)),
    p99: middle(of.map(({ p99 }) => p99)),
    cpu: middle(of.map(({ cpu }) => cpu)),
  }));
}

async function measureRound({ call, cpu }: Measured, seconds: number): Promise<Latency> {
  const before = cpu();
  const times = await timesOf(call, RATE, seconds);
  return { ...latencyOf(times), cpu: ((cpu() - before) * 1000) / times.length };
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

export function latencyOf(times: number[]) {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

export function middle(values: number[]) {
  return quantile(values, 0.5);
}

function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
