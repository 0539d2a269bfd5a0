import { expect, test } from "vitest";
import type { SeenVisit } from "./page-view";
import { createVisitQueue } from "./visit-queue.server";

const NEVER_MS = 1_000_000;

function seen(path: string): SeenVisit {
  const unknown = { mobileHint: null, proxyCountry: null, acceptLanguage: null };
  return { at: 0, path, userAgent: "x", address: "::1", ...unknown };
}

/** A queue whose store notes what it got, and fails while there are faults. */
function open({ faults = [] as ("away" | Error)[], ...options }) {
  const stored: string[][] = [];
  const queue = createVisitQueue({
    everyMs: NEVER_MS,
    ...options,
    async store(visits) {
      const fault = faults.shift();
      if (fault instanceof Error) throw fault;
      if (fault === "away") return false;
      stored.push((JSON.parse(visits) as SeenVisit[]).map(({ path }) => path));
      return true;
    },
  });
  return { ...queue, stored };
}

test("visits wait until there are enough of them to be stored together", async () => {
  const queue = open({ batch: 2 });
  queue.add(seen("/1"));
  expect(queue.stored).toEqual([]);
  queue.add(seen("/2"));
  await queue.flush();
  expect(queue.stored).toEqual([["/1", "/2"]]);
});

test("a flush stores all that wait, in batches", async () => {
  const queue = open({ batch: 2 });
  for (const path of ["/1", "/2", "/3"]) queue.add(seen(path));
  await queue.flush();
  expect(queue.stored.flat()).toEqual(["/1", "/2", "/3"]);
});

test("what can't be stored while the database is away waits, in order", async () => {
  const queue = open({ faults: ["away"] });
  queue.add(seen("/1"));
  await queue.flush();
  expect(queue.stored).toEqual([]);
  queue.add(seen("/2"));
  await queue.flush();
  expect(queue.stored).toEqual([["/1", "/2"]]);
});

test("what waits is bounded: the latest are dropped", async () => {
  const queue = open({ limit: 2, faults: ["away"] });
  for (const path of ["/1", "/2", "/3"]) queue.add(seen(path));
  await queue.flush();
  queue.add(seen("/4"));
  await queue.flush();
  expect(queue.stored.flat()).toEqual(["/1", "/2"]);
});

test("visits that the database refuses are given up, and the next ones stored", async () => {
  const queue = open({ faults: [new Error("refused")] });
  queue.add(seen("/1"));
  await queue.flush();
  queue.add(seen("/2"));
  await queue.flush();
  expect(queue.stored).toEqual([["/2"]]);
});
