import { describe, expect, test } from "vitest";
import { mayOpen, mayOpenAddress, seesAllBookings } from "./may-open";
import { ROLES } from "./roles";

test("a page without roles is open to all, others to theirs only", () => {
  expect(ROLES.map((role) => mayOpen(role, {}))).toEqual([true, true, true]);
  const opens = (roles: readonly (typeof ROLES)[number][]) =>
    ROLES.filter((role) => mayOpen(role, { roles }));
  expect(opens(["owner"])).toEqual(["owner"]);
  expect(opens(["owner", "desk"])).toEqual(["owner", "desk"]);
  expect(opens([])).toEqual([]);
});

describe.each([
  ["/admin", ["owner", "desk"]],
  ["/admin?tab=bookings#list", ["owner", "desk"]],
  ["/admin/today", ["owner", "desk", "driver"]],
  ["/admin/today?day=2026-11-24", ["owner", "desk", "driver"]],
  ["/admin/today#back", ["owner", "desk", "driver"]],
  ["/admin/security", ["owner"]],
  ["/admin/nowhere", []],
  ["/faq", []],
])("%s", (address, allowed) => {
  test.each(ROLES)("for %s", (role) => {
    expect(mayOpenAddress(role, address)).toBe(allowed.includes(role));
  });
});

test.each([
  ["owner", true],
  ["desk", true],
  ["driver", false],
] as const)("the role %s sees all bookings: %s", (role, all) => {
  expect(seesAllBookings(role)).toBe(all);
});
