import { expect, test } from "vitest";
import { rateLimit } from "./rate-limit.server";

test("limits the requests of an address, and not those of others", () => {
  const limit = rateLimit(2, 60);
  expect(limit.take("1.2.3.4")).toBeNull();
  expect(limit.take("1.2.3.4")).toBeNull();
  const seconds = limit.take("1.2.3.4");
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(Number.isInteger(seconds)).toBe(true);
  expect(limit.take("1.2.3.5")).toBeNull();
});

test("the addresses of one IPv6 subscriber count together", () => {
  const limit = rateLimit(1, 60);
  expect(limit.take("2001:db8::1")).toBeNull();
  expect(limit.take("2001:db8::2")).not.toBeNull();
  expect(limit.take("2001:db8:0:1::1")).toBeNull();
});

test(
  "an address may send again after the period, and limits do not share counts",
  { tags: "slow" },
  async () => {
    const limit = rateLimit(1, 1);
    expect(limit.take("1.2.3.4")).toBeNull();
    expect(limit.take("1.2.3.4")).toBe(1);
    expect(rateLimit(1, 1).take("1.2.3.4")).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect(limit.take("1.2.3.4")).toBeNull();
  },
);

test("forgets the least recently used address above the maximum", () => {
  const limit = rateLimit(1, 60, 2);
  for (const address of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) limit.take(address);
  expect(limit.take("3.3.3.3")).not.toBeNull();
  expect(limit.take("2.2.2.2")).not.toBeNull();
  expect(limit.take("1.1.1.1")).toBeNull();
});
