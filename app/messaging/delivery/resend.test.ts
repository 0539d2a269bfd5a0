import { beforeEach, expect, test, vi } from "vitest";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { testStore } from "~/booking/testing/test-store";
import { resend } from "./resend.server";
import { place, readOutbox } from "./testing/place";

const database = useTestDatabase();
const wakeNodes = vi.fn<() => void>();

beforeEach(async () => {
  wakeNodes.mockReset();
  await database.sql`delete from bookings`;
  await place(database.sql, ["webhook", "telegram"], { name: "One" });
  await place(database.sql, ["webhook"], { name: "Two" });
  await database.sql`update outbox set dead_at = now(), attempts = 12`;
});

function submit(outbox: string | null, sql = database.sql) {
  const form = new FormData();
  if (outbox !== null) form.set("outbox", outbox);
  return resend({ ...testStore(sql), channels: ["webhook"], wakeNodes }, form);
}

async function waiting() {
  const rows = await readOutbox(database.sql);
  return rows.filter(({ state }) => state === "waiting").map(({ id, attempts }) => [id, attempts]);
}

test("one message is sent again, with new attempts", async () => {
  const rows = await readOutbox(database.sql);
  const { id } = rows.find(({ channel }) => channel === "webhook")!;
  expect(await submit(String(id))).toEqual({ ok: true, count: 1 });
  expect(await waiting()).toEqual([[id, 0]]);
  expect(wakeNodes).toHaveBeenCalledOnce();
});

test("all messages of enabled channels are sent again", async () => {
  expect(await submit("all")).toEqual({ ok: true, count: 2 });
  expect(await waiting()).toHaveLength(2);
});

test.each([null, "", "some", "1.5"])("%j names no message", async (outbox) => {
  expect(await submit(outbox)).toEqual({ ok: false, reason: "bad" });
  expect([await waiting(), wakeNodes.mock.calls]).toEqual([[], []]);
});

test("nothing is sent again while the database is unavailable", async () => {
  const unavailable = failingSql(database.sql, "update outbox");
  expect(await submit("all", unavailable)).toEqual({ ok: false, reason: "unavailable" });
  const wrong = failingSql(database.sql, "update outbox", new Error("a syntax error"));
  await expect(submit("all", wrong)).rejects.toThrow("a syntax error");
});
