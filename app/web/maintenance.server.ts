import type { ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { log } from "./log.server";

/** Runs tasks one after another. One that fails is reported, and the others run all the same. */
export async function runEach(
  tasks: readonly (() => unknown)[],
  onError: (error: unknown) => void,
) {
  for (const task of tasks) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time leaves connections to visitors.
      await task();
    } catch (error) {
      onError(error);
    }
  }
}

const BATCH_SIZE = 1_000;

/** `signal` ends a job after the current batch. */
export type Batches = { limit?: number | undefined; signal?: AbortSignal | undefined };

/**
 * Runs batches of rows until one is not full, so that no statement reaches its timeout or locks many
 * rows. Resolves with the sum of what they return.
 */
export async function inBatches(
  run: (limit: number) => Promise<number>,
  { limit = BATCH_SIZE, signal }: Batches = {},
) {
  let total = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each batch continues after the one before.
    const count = await run(limit);
    total += count;
    if (count < limit || signal?.aborted) return total;
  }
}

/**
 * Lowers the priority of a process, so that the site goes first. If it has ended, or the host forbids it,
 * nothing happens.
 */
export function lowerPriority({ pid }: ChildProcess, niceness: number) {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch (error) {
    log.warn({ err: error, pid }, "a process keeps its priority");
  }
}
