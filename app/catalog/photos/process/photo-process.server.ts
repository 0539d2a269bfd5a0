import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import PQueue from "p-queue";
import { log } from "~/web/log.server";
import { lowerPriority } from "~/web/maintenance.server";
import type { Job, JobResult } from "./jobs";

const SCRIPT = "tools/photo-process.mjs";

/** A photo that takes longer is refused; the process is restarted. */
const JOB_WITHIN_MS = 30_000;

/** The time after which an idle process ends, and its memory is free again. */
const IDLE_MS = 60_000;

/** The priority of the process among those of the machine: the site responds first. */
const NICENESS = 5;

/** The priorities of jobs: higher numbers run first. */
export const PRIORITY = { upload: 2, request: 1, background: 0 } as const;

export type PhotoProcess = ReturnType<typeof createPhotoProcess>;

/**
 * Runs jobs one by one in a child process, which starts with the first job and again after it has died.
 * It gets none of the site's environment.
 */
export function createPhotoProcess({ script = resolve(SCRIPT), within = JOB_WITHIN_MS } = {}) {
  const queue = new PQueue({ concurrency: 1 });
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start() {
    const started = fork(script, { env: { MALLOC_ARENA_MAX: "2" }, execArgv: [] });
    started.once("exit", () => {
      if (child === started) child = null;
    });
    started.on("error", (error) => log.error({ err: error }, "the photo process failed"));
    lowerPriority(started, NICENESS);
    return started;
  }

  async function send(job: Job): Promise<JobResult> {
    clearTimeout(idle);
    child ??= start();
    let result = await runJob(child, job, within);
    if (result === "undelivered") {
      child = start();
      result = await runJob(child, job, within);
    }
    idle = setTimeout(stop, IDLE_MS).unref();
    return result === "undelivered" ? { ok: false, reason: "failed" } : result;
  }

  /** Stops the process. The next job starts another one, also before this one has exited. */
  function stop() {
    child?.kill();
    child = null;
  }

  return {
    run: (job: Job, priority: number): Promise<JobResult> =>
      queue.add(() => send(job), { priority }),
    /** The number of waiting jobs. */
    waiting: () => queue.size,
    /** The id of the running process, or null. */
    pid: () => child?.pid ?? null,
    async close() {
      clearTimeout(idle);
      queue.clear();
      queue.pause();
      if (!child) return;
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** Runs one job and returns its result; a process that dies or takes too long fails it. */
async function runJob(
  child: ChildProcess,
  job: Job,
  within: number,
): Promise<JobResult | "undelivered"> {
  const done = new AbortController();
  const { signal } = done;
  const timer = setTimeout(() => child.kill("SIGKILL"), within);
  try {
    const answered = once(child, "message", { signal }).then(([result]) => result as JobResult);
    const died = once(child, "exit", { signal }).then(([code, by]): JobResult => {
      log.error({ code, signal: by, kind: job.kind }, "the photo process died");
      return { ok: false, reason: job.kind === "store" ? "damaged" : "failed" };
    });
    for (const promise of [answered, died]) promise.catch(() => {});
    if (!(await deliver(child, job))) return "undelivered";
    return await Promise.race([answered, died]);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}

/** Sends a job to the process; resolves to false where the process has ended before the job reached it. */
const deliver = (child: ChildProcess, job: Job) =>
  new Promise<boolean>((settle) => child.send(job, (error) => settle(!error)));
