import { expect, test, vi } from "vitest";
import type { Sql } from "#db/connect";
import { UNAVAILABLE } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { SOON } from "#db/testing/soon";
import { testSecret } from "~/booking/testing/test-store";
import { createBookingStore } from "./booking-store.server";
import { CHANNEL, debouncedWakeUp } from "./wake-up.server";

const database = useTestDatabase();

test("many wake-ups in a moment are one notification, and later ones another", async () => {
  const notified = vi.fn<() => void>();
  const listener = await database.listen(CHANNEL, notified);
  const { wakeNodes } = createBookingStore(database.sql, [], testSecret);
  wakeNodes();
  wakeNodes();
  wakeNodes();
  await expect.poll(() => notified.mock.calls.length, SOON).toBe(1);
  wakeNodes();
  await expect.poll(() => notified.mock.calls.length, SOON).toBe(2);
  listener.close();
});

test("a wake-up that fails is only logged, and the next one is sent", async () => {
  const statements = vi.fn<() => Promise<never>>(() => Promise.reject(UNAVAILABLE));
  const wake = debouncedWakeUp(statements as unknown as Sql);
  wake();
  await expect.poll(() => statements.mock.calls.length, SOON).toBe(1);
  wake();
  await expect.poll(() => statements.mock.calls.length, SOON).toBe(2);
});

test("a store has the database, the enabled channels and the secret of links", () => {
  const store = createBookingStore(database.sql, ["webhook"], testSecret);
  expect(store).toMatchObject({ channels: ["webhook"], secret: testSecret });
  expect(store.sql).toBe(database.sql);
});
