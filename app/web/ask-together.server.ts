import { log } from "~/log.server";

/**
 * Lets many callers share a question, one under way at a time: who calls while it is, waits for
 * the next, so that every answer was asked for after its call. Resolves with null where the
 * question fails, which is logged, or takes longer than `withinMs`.
 */
export function askTogether<T>(ask: () => Promise<T>, withinMs: number): () => Promise<T | null> {
  let underWay: Promise<T | null> | null = null;
  let next: Promise<T | null> | null = null;

  function start() {
    const answer = inTime(ask(), withinMs).finally(() => {
      if (underWay === answer) underWay = null;
    });
    underWay = answer;
    return answer;
  }

  return () => {
    if (!underWay) return start();
    next ??= underWay.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}

async function inTime<T>(answer: Promise<T>, withinMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, withinMs, null);
  });
  const heard = answer.catch((error: unknown) => {
    log.warn({ err: error }, "a shared question has no answer");
    return null;
  });
  try {
    return await Promise.race([heard, late]);
  } finally {
    clearTimeout(timer);
  }
}
