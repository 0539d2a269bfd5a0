import { expect, test, vi } from "vitest";
import { UNAVAILABLE } from "#db/testing/failing-sql";
import type { PageView } from "./store-visits.server";
import { VisitQueue } from "./visit-queue.server";

const NEVER_MS = 1_000_000;

function viewOf(path: string): PageView {
  const unknown = { mobileHint: null, proxyCountry: null, acceptLanguage: null };
  return { at: 0, path, userAgent: "x", address: "::1", ...unknown };
}

const refused = () => Object.assign(new Error("refused"), { code: "23514" });

/** A queue whose store records its batches, and throws the given errors first. */
function open({ errors = [] as Error[], ...options }) {
  const stored: string[][] = [];
  const store = vi.fn<(views: PageView[]) => Promise<void>>(async (views) => {
    const error = errors.shift();
    if (error) throw error;
    stored.push(views.map(({ path }) => path));
  });
  const queue = new VisitQueue(store, { flushAfterMs: NEVER_MS, ...options });
  return { queue, store, stored };
}

test("a full batch is stored at once", async () => {
  const { queue, stored } = open({ batchSize: 2 });
  queue.add(viewOf("/1"));
  expect(stored).toEqual([]);
  queue.add(viewOf("/2"));
  await queue.flush();
  expect(stored).toEqual([["/1", "/2"]]);
});

test("a flush stores everything, in batches", async () => {
  const { queue, stored } = open({ batchSize: 2 });
  for (const path of ["/1", "/2", "/3"]) queue.add(viewOf(path));
  await queue.flush();
  expect(stored).toEqual([["/1", "/2"], ["/3"]]);
});

test("visits are stored in order once the database is available again", async () => {
  const { queue, stored } = open({ errors: [UNAVAILABLE] });
  queue.add(viewOf("/1"));
  await queue.flush();
  expect(stored).toEqual([]);
  queue.add(viewOf("/2"));
  await queue.flush();
  expect(stored).toEqual([["/1", "/2"]]);
});

test("a batch whose answer was lost with the connection is stored again", async () => {
  const lost = Object.assign(new Error("lost"), { code: "CONNECTION_CLOSED" });
  const { queue, store } = open({ errors: [lost] });
  queue.add(viewOf("/1"));
  await queue.flush();
  await queue.flush();
  expect(store.mock.calls.map(([views]) => views.map(({ path }) => path))).toEqual([
    ["/1"],
    ["/1"],
  ]);
});

test("a new visit does not retry while the database is unavailable", async () => {
  const { queue, store, stored } = open({ batchSize: 1, errors: [UNAVAILABLE] });
  queue.add(viewOf("/1"));
  await queue.flush();
  queue.add(viewOf("/2"));
  expect(store).toHaveBeenCalledOnce();
  await queue.flush();
  queue.add(viewOf("/3"));
  expect(stored).toEqual([["/1"], ["/2"], ["/3"]]);
});

test("a full queue drops new visits", async () => {
  const { queue, stored } = open({ limit: 2, errors: [UNAVAILABLE] });
  for (const path of ["/1", "/2", "/3"]) queue.add(viewOf(path));
  await queue.flush();
  queue.add(viewOf("/4"));
  await queue.flush();
  expect(stored.flat()).toEqual(["/1", "/2"]);
});

test("a batch that the database refuses is dropped, and the next one stored", async () => {
  const { queue, stored } = open({ errors: [refused()] });
  queue.add(viewOf("/1"));
  await queue.flush();
  queue.add(viewOf("/2"));
  await queue.flush();
  expect(stored).toEqual([["/2"]]);
});
