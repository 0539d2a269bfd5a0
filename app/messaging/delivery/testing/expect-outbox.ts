import { expect, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import type { Sql } from "#db/connect";
import { channelWorker, type Sender } from "~/messaging/delivery/worker.server";
import { readOutbox } from "./place";

/** Sends due rows until the outbox is as expected, in insertion order. */
export async function expectOutbox(sql: Sql, sender: Sender, expected: object[]) {
  const worker = channelWorker(sql, sender);
  worker.wake();
  try {
    await vi.waitFor(async () => expect(await readOutbox(sql)).toMatchObject(expected), {
      ...SOON,
      interval: 20,
    });
  } finally {
    await worker.close(0);
  }
}
