import { expect, test } from "vitest";
import { newSlug, readSlug } from "./slug";

test.each([
  ["Child seat", "child-seat"],
  ["Tbilisi Airport (TBS), Arrivals", "tbilisi-airport-tbs-arrivals"],
  ["  G.P.S. [4G] ", "g-p-s-4g"],
  ["Hôtel Kakhéti", "hotel-kakheti"],
  ["სვანეთი", "place"],
  ["-–-", "place"],
  ["x".repeat(70), "x".repeat(60)],
])("the slug of %j is %j", (name, slug) => {
  expect(newSlug(name, "place", () => false)).toBe(slug);
  expect(readSlug(slug)).toBe(slug);
});

test("a taken slug gets the next number, within the length", () => {
  const taken = new Set(["tent", "tent-2", "x".repeat(60)]);
  const isTaken = (slug: string) => taken.has(slug);
  expect(newSlug("Tent", "extra", isTaken)).toBe("tent-3");
  expect(newSlug("x".repeat(60), "extra", isTaken)).toBe(`${"x".repeat(58)}-2`);
  expect(newSlug(`${"x".repeat(57)} yz`, "extra", (slug) => !slug.endsWith("-2"))).toBe(
    `${"x".repeat(57)}-2`,
  );
});

test.each(["", "Tent", "a--b", "-a", "a-", "a b", "x".repeat(61), "კარავი", "a.b"])(
  "%j is no slug",
  (text) => {
    expect(readSlug(text)).toBeNull();
  },
);
