import { beforeEach, expect, test, vi } from "vitest";
import type { Sql } from "#db/connect";
import { useTestDatabase } from "#db/testing/test-database";
import { UNAVAILABLE } from "#db/testing/failing-sql";
import { SOON } from "#db/testing/soon";
import type { Outcome } from "./retry-policy";
import type { OutboxRow } from "./outbox.queries.server";
import { passTime, place, readOutbox } from "./testing/place";
import { channelWorker, type Sender } from "./worker.server";

const database = useTestDatabase();

beforeEach(async () => {
  await database.sql`delete from bookings`;
});

async function book(count: number) {
  for (let customer = 1; customer <= count; customer += 1) {
    await place(database.sql, ["webhook"], { name: `Guest ${customer}` });
  }
}

function sender(send: (row: OutboxRow, signal: AbortSignal) => Promise<Outcome>, parallel = 3) {
  return { channel: "webhook", parallel, send } satisfies Sender;
}

async function allAre(state: string) {
  const rows = await readOutbox(database.sql);
  expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]));
}

test("several workers send each row once, within their limits", async () => {
  await book(40);
  const sent: number[] = [];
  let running = 0;
  let peak = 0;
  const send = async (row: OutboxRow): Promise<Outcome> => {
    peak = Math.max(peak, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    sent.push(row.id);
    return { kind: "sent" };
  };
  const workers = [1, 2, 3, 4].map(() => channelWorker(database.sql, sender(send)));
  for (const worker of workers) worker.wake();
  await vi.waitFor(() => allAre("sent"), SOON);
  await Promise.all(workers.map((worker) => worker.close(0)));
  expect(sent).toHaveLength(40);
  expect(new Set(sent).size).toBe(40);
  expect(peak).toBeLessThanOrEqual(12);
});

test("postpones a row after a temporary fault, and the next attempt sends it", async () => {
  await book(1);
  const outcomes: Outcome[] = [{ kind: "retry", reason: "HTTP 503" }, { kind: "sent" }];
  const worker = channelWorker(
    database.sql,
    sender(async () => outcomes.shift()!),
  );
  worker.wake();
  await vi.waitFor(async () => {
    const [row] = await readOutbox(database.sql);
    expect(row).toMatchObject({ state: "waiting", attempts: 1, reason: "HTTP 503" });
    expect(row!.inSeconds).toBeGreaterThan(0);
    expect(row!.inSeconds).toBeLessThanOrEqual(36);
  }, SOON);
  await passTime(database.sql);
  worker.wake();
  await vi.waitFor(() => allAre("sent"), SOON);
  await worker.close(0);
});

test("pauses after a fault of the whole channel, without counting attempts of other rows", async () => {
  await book(5);
  let attempts = 0;
  const worker = channelWorker(
    database.sql,
    sender(async () => {
      attempts += 1;
      return { kind: "retry", reason: "429", afterMs: 9_000, wholeChannel: true };
    }, 1),
  );
  worker.wake();
  await vi.waitFor(async () => {
    const rows = await readOutbox(database.sql);
    expect(rows.filter((row) => row.reason === "429")).toHaveLength(1);
  }, SOON);
  worker.wake();
  await worker.close(0);
  expect(attempts).toBe(1);
});

test("counts an attempt if a sender throws, and does not lose the row", async () => {
  await book(1);
  const worker = channelWorker(
    database.sql,
    sender(() => Promise.reject(new Error("a bug"))),
  );
  worker.wake();
  await vi.waitFor(async () => {
    expect(await readOutbox(database.sql)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    expect((await readOutbox(database.sql))[0]!.reason).toContain("our side");
  }, SOON);
  await worker.close(0);
});

test("a node that stops aborts messages in flight, and their rows are due at once", async () => {
  await book(1);
  let isStarted = false;
  const hanging = channelWorker(
    database.sql,
    sender((_, signal) => {
      isStarted = true;
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve({ kind: "retry", reason: "cut" }));
      });
    }),
  );
  hanging.wake();
  await vi.waitFor(() => expect(isStarted).toBe(true), SOON);
  await hanging.close(10);
  expect(await readOutbox(database.sql)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  const next = channelWorker(
    database.sql,
    sender(async () => ({ kind: "sent" })),
  );
  next.wake();
  await vi.waitFor(() => allAre("sent"), SOON);
  await next.close(0);
});

test("times out an attempt that never ends, and goes on", async () => {
  await book(2);
  const outcomes: Promise<Outcome>[] = [new Promise(() => {}), Promise.resolve({ kind: "sent" })];
  const worker = channelWorker(
    database.sql,
    sender(() => outcomes.shift()!, 1),
    { attemptTimeoutMs: 50 },
  );
  worker.wake();
  await vi.waitFor(async () => {
    expect(await readOutbox(database.sql)).toMatchObject([
      { state: "waiting", attempts: 1, reason: "no answer in time" },
      { state: "sent" },
    ]);
  }, SOON);
  await worker.close(0);
});

test(
  "stores that a message was sent although the database was unavailable for a while",
  { tags: "slow" },
  async () => {
    await book(1);
    let refused = 0;
    // Fragments and all other statements pass.
    const failing = new Proxy(database.sql, {
      apply(sql, self, [strings, ...values]: [TemplateStringsArray, ...never[]]) {
        if (!strings[0]?.includes("set sent_at = now()") || refused === 4) {
          return Reflect.apply(sql, self, [strings, ...values]) as unknown;
        }
        refused += 1;
        return Promise.reject(UNAVAILABLE);
      },
    }) as Sql;
    let sends = 0;
    const worker = channelWorker(
      failing,
      sender(async () => {
        sends += 1;
        return { kind: "sent" };
      }),
    );
    worker.wake();
    await vi.waitFor(() => allAre("sent"), SOON);
    await worker.close(0);
    expect([refused, sends]).toEqual([4, 1]);
  },
);
