import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";

type Limits = {
  /** Milliseconds. */
  within: number;
  memoryMb: number;
};

/**
 * Runs a worker, which gets the data and none of the environment. Resolves with its result, or null if it
 * takes too long, needs too much memory, or fails. `script` is a path below the folder of the site.
 */
export async function askWorker<Answer>(
  script: string,
  workerData: unknown,
  { within, memoryMb }: Limits,
): Promise<Answer | null> {
  const worker = new Worker(resolve(script), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    env: {},
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), within);
  try {
    const [answer] = await Promise.race([
      once(worker, "message") as Promise<[Answer]>,
      once(worker, "exit").then(() => [null] as const),
    ]);
    return answer;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
