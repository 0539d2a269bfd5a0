import { log } from "~/log.server";
import type { Outcome } from "./next-try";
import type { OutboxRow } from "./outbox.queries.server";
import type { Sender } from "./worker.server";

/** One try to send. Ends after `tryMs` or with `stop`, also where the sender itself does not. */
export async function attempt(sender: Sender, row: OutboxRow, stop: AbortSignal, tryMs: number) {
  const cut = new AbortController();
  const end = () => cut.abort();
  const timer = setTimeout(end, tryMs);
  stop.addEventListener("abort", end);
  const late = new Promise<Outcome>((resolve) => {
    cut.signal.addEventListener("abort", () => resolve(LATE));
  });
  if (stop.aborted) end();
  try {
    return await Promise.race([sender.send(row, cut.signal), late]);
  } catch (error) {
    log.error({ err: error, channel: row.channel, outbox: row.id }, "a message could not be made");
    return { kind: "retry", reason: "a fault on our side; the log has it" } satisfies Outcome;
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", end);
  }
}

const LATE: Outcome = { kind: "retry", reason: "no answer in time" };
