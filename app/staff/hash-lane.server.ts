import { setTimeout as wait } from "node:timers/promises";
import PQueue from "p-queue";

const MAX_QUEUE = 16;

/** The longest pause. A machine that stood still for a while must not slow every attempt after it. */
const LONGEST_PAUSE_MS = 5_000;

/** Thrown when the queue of hashes is full. */
export class BusyError extends Error {}

type Work<T> = () => Promise<T>;

export type HashLane = {
  /** Computes a hash when its turn comes. Rejects with `BusyError` if too many wait. */
  hash<T>(work: Work<T>): Promise<T>;
  /**
   * Takes a turn as long as a hash, without its work, for a name without an account. The first one of a
   * process does the work, because nothing else says yet how long it takes.
   */
  pretend(work: Work<unknown>): Promise<void>;
  /** Returns how many wait for their turn. */
  waiting(): number;
};

type LaneOptions = {
  /** Whether a hash takes at least as long as a pause, so that no response is faster than the others. */
  isPadded: boolean;
  clock?: { now: () => number; sleep: (ms: number) => Promise<unknown> };
};

const CLOCK = { now: () => performance.now(), sleep: (ms: number) => wait(ms) };

/**
 * Creates a queue of hashes, one at a time: each takes 128 MiB and a core. Pauses stand in the same queue, so that
 * several attempts at once don't tell which names have an account.
 */
export function createHashLane({ isPadded, clock = CLOCK }: LaneOptions): HashLane {
  const oneAtATime = new PQueue({ concurrency: 1 });
  /** The time of the longest of the latest hashes, which fades; null before the first. */
  let pauseMs: number | null = null;

  async function takeTurn<T>(work: Work<T>): Promise<T> {
    if (oneAtATime.size >= MAX_QUEUE) throw new BusyError("too many passwords at once");
    return oneAtATime.add(work);
  }

  /** Measures a hash within its turn: the wait for it is no part of the time that the hash takes. */
  async function measure<T>(work: Work<T>): Promise<T> {
    const start = clock.now();
    const result = await work();
    const tookMs = clock.now() - start;
    const fadedMs = pauseMs === null ? 0 : 0.9 * pauseMs + 0.1 * tookMs;
    pauseMs = Math.min(Math.max(tookMs, fadedMs), LONGEST_PAUSE_MS);
    return result;
  }

  async function measurePadded<T>(work: Work<T>): Promise<T> {
    const [result] = await Promise.all([measure(work), clock.sleep(pauseMs ?? 0)]);
    return result;
  }

  const run = isPadded ? measurePadded : measure;
  return {
    hash: (work) => takeTurn(() => run(work)),
    async pretend(work) {
      await takeTurn(() => (pauseMs === null ? run(work) : clock.sleep(pauseMs)));
    },
    waiting: () => oneAtATime.size,
  };
}
