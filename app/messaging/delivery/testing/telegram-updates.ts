import type { ServerResponse } from "node:http";
import { conflict, fail, succeed, type TelegramBody } from "./telegram-answers";

/** Creates the updates of a bot, for one long-polling client at a time. */
export function updateQueue() {
  const updates: Record<string, unknown>[] = [];
  let poller: (() => void) | null = null;

  /** Holds the request open until there is an update, a timeout, or another client. */
  function answer({ offset = 0, timeout = 0 }: TelegramBody, response: ServerResponse) {
    poller?.();
    while (updates.length > 0 && Number(updates[0]!.update_id) < offset) updates.shift();
    if (updates.length > 0) return succeed(response, updates);
    const timer = setTimeout(() => end(() => succeed(response, [])), timeout * 1000);
    const end = (respond: () => void) => {
      clearTimeout(timer);
      if (poller === wake) poller = null;
      if (!response.writableEnded) respond();
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
    answer,
    push(update: Record<string, unknown>) {
      updates.push(update);
      poller?.();
    },
  };
}
