import { logFault } from "~/web/db.server";
import type { Outcome } from "./retry-policy";
import type { OutboxRow } from "./outbox.queries.server";
import type { Sender } from "./worker.server";

/** Sends once. Resolves after `timeoutMs` or on `stop` even if the sender ignores its signal. */
export async function attempt(
  sender: Sender,
  row: OutboxRow,
  stop: AbortSignal,
  timeoutMs: number,
) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  stop.addEventListener("abort", abort);
  const timedOut = new Promise<Outcome>((resolve) => {
    controller.signal.addEventListener("abort", () => resolve(TIMED_OUT));
  });
  if (stop.aborted) abort();
  try {
    return await Promise.race([sender.send(row, controller.signal), timedOut]);
  } catch (error) {
    const { channel, id: outbox } = row;
    logFault(error, "a message could not be created", { level: "error", channel, outbox });
    return { kind: "retry", reason: "a fault on our side; the log has it" } satisfies Outcome;
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", abort);
  }
}

const TIMED_OUT: Outcome = { kind: "retry", reason: "no answer in time" };
