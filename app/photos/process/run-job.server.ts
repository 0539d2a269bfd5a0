import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { log } from "~/log.server";
import type { Job, JobResult } from "./jobs";

/** The result of one job; a process that dies or takes too long fails it. */
export async function runJob(
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

/** Resolves to false where the process has ended before the job reached it. */
const deliver = (child: ChildProcess, job: Job) =>
  new Promise<boolean>((settle) => child.send(job, (error) => settle(!error)));
