import { cpus } from "node:os";
import { expect, test } from "vitest";
import { describeLimit } from "./cores";

const all = cpus().length;

test("a site that uses a whole core limits the rate", () => {
  const cores = { site: 0.97, database: 0.5, generator: 0.2, machine: all };
  expect(describeLimit(cores)).toContain("the site's process");
});

test("so do cores that are all in use, by the bookings or by other work", () => {
  const third = (0.9 * all) / 3;
  const own = { site: Math.min(third, 0.9), database: third, generator: third, machine: all };
  expect(describeLimit({ ...own, database: 2 * third })).toContain(
    "all cores work on the bookings",
  );
  expect(describeLimit({ site: 0.1, database: 0.1, generator: 0.1, machine: all })).toContain(
    "other work",
  );
});

test("idle cores mean waiting", () => {
  const cores = { site: 0.2, database: 0.1, generator: 0.1, machine: 0.5 * all };
  expect(describeLimit(cores)).toContain("waiting");
});
