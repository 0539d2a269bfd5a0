import { expect, test } from "vitest";
import { rateLimit } from "./rate-limit.server";

test("an address may send so many requests, then waits; others are not held up", async () => {
  const limit = rateLimit(2, 60);
  expect(await limit.take("1.2.3.4")).toBeNull();
  expect(await limit.take("1.2.3.4")).toBeNull();
  const seconds = await limit.take("1.2.3.4");
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(Number.isInteger(seconds)).toBe(true);
  expect(await limit.take("1.2.3.5")).toBeNull();
});

test("the addresses of one IPv6 subscriber count together", async () => {
  const limit = rateLimit(1, 60);
  expect(await limit.take("2001:db8::1")).toBeNull();
  expect(await limit.take("2001:db8::2")).not.toBeNull();
  expect(await limit.take("2001:db8:0:1::1")).toBeNull();
});

test("after its time an address may send again, and limits do not share their counts", async () => {
  const limit = rateLimit(1, 1);
  expect(await limit.take("1.2.3.4")).toBeNull();
  expect(await limit.take("1.2.3.4")).toBe(1);
  expect(await rateLimit(1, 1).take("1.2.3.4")).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 1050));
  expect(await limit.take("1.2.3.4")).toBeNull();
});
