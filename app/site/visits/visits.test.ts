import { expect, test } from "vitest";
import { UNAVAILABLE } from "#db/testing/failing-sql";
import type { PageView } from "~/site/visits/page-view.server";
import { createVisits } from "~/site/visits/visits.server";

/** Returns visits whose store throws the given errors first, and a view of an address. */
function open(...errors: Error[]) {
  const stored: string[][] = [];
  const visits = createVisits(async (views) => {
    const error = errors.shift();
    if (error) throw error;
    stored.push(views.map(({ address }) => address));
  });
  const add = (...addresses: string[]) => {
    for (const address of addresses) visits.add({ ...VIEW, address });
  };
  return { add, flush: visits.flush, stored };
}

const VIEW: PageView = {
  at: new Date(),
  page: "home",
  device: "desktop",
  country: "ZZ",
  address: "::1",
  userAgent: "x",
};

test("visits are stored together", async () => {
  const { add, flush, stored } = open();
  add("1", "2");
  expect(stored).toEqual([]);
  await flush();
  expect(stored).toEqual([["1", "2"]]);
});

test("visits that come while others are stored wait for the next statement", async () => {
  const { add, flush, stored } = open();
  add("1");
  const first = flush();
  add("2");
  expect(flush()).toBe(first);
  await first.then(flush);
  expect(stored).toEqual([["1"], ["2"]]);
});

test("visits are stored in order once the database is available again", async () => {
  const { add, flush, stored } = open(UNAVAILABLE);
  add("1");
  await flush();
  add("2");
  await flush();
  expect(stored).toEqual([["1", "2"]]);
});

test("while the database is unavailable the newest visits are dropped", async () => {
  const { add, flush, stored } = open(UNAVAILABLE);
  add(...Array.from({ length: 6_000 }, (_, index) => `${index}`));
  const failed = flush();
  add("new");
  await failed;
  await flush();
  expect([stored[0]?.length, stored[0]?.at(-1)]).toEqual([5_000, "4999"]);
});

test("visits that the database refuses are dropped, and the next ones stored", async () => {
  const { add, flush, stored } = open(Object.assign(new Error("refused"), { code: "23514" }));
  add("1");
  await flush();
  add("2");
  await flush();
  expect(stored).toEqual([["2"]]);
});
