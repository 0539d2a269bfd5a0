import type { ServerResponse } from "node:http";
import { conflict, fail, succeed, type TelegramBody } from "./telegram-answers";

/** The updates of a bot, handed over by long polling to one poller at a time. */
export function updateQueue() {
  const updates: Record<string, unknown>[] = [];
  let poller: (() => void) | null = null;

  /** Holds the call open until there is an update, its time is over, or another poller comes. */
  function give({ offset = 0, timeout = 0 }: TelegramBody, response: ServerResponse) {
    poller?.();
    while (updates.length > 0 && Number(updates[0]!.update_id) < offset) updates.shift();
    if (updates.length > 0) return succeed(response, updates);
    const timer = setTimeout(() => end(() => succeed(response, [])), timeout * 1000);
    const end = (answer: () => void) => {
      clearTimeout(timer);
      if (poller === wake) poller = null;
      if (!response.writableEnded) answer();
    };
    const wake = () =>
      end(() =>
        updates.length > 0
          ? succeed(response, updates)
          : fail(response, conflict("terminated by other getUpdates request")),
      );
    poller = wake;
    response.on("close", () => end(() => {}));
  }

  return {
    give,
    push(update: Record<string, unknown>) {
      updates.push(update);
      poller?.();
    },
  };
}
