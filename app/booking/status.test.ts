import { expect, test } from "vitest";
import { BOOKING_STATUSES, isDeskStatus, isOpen, isSettableStatus, TRANSITIONS } from "./status";

test.each([
  ["pending", true, false, false],
  ["confirmed", true, true, true],
  ["cancelled", false, true, true],
  ["completed", false, false, true],
] as const)("%s: open %s, settable by API %s, by desk %s", (status, open, settable, desk) => {
  expect(isOpen(status)).toBe(open);
  expect(isSettableStatus(status)).toBe(settable);
  expect(isDeskStatus(status)).toBe(desk);
});

test.each(["", "Confirmed", null, undefined, 1])("%j is no status", (value) => {
  expect(isSettableStatus(value)).toBe(false);
  expect(isDeskStatus(value)).toBe(false);
});

test("each actor may change only the statuses of its transition", () => {
  expect(TRANSITIONS).toEqual({
    cancel: { from: ["pending", "confirmed"], to: ["cancelled"] },
    withdraw: { from: ["pending"], to: ["cancelled"] },
    decide: { from: ["pending"], to: ["confirmed", "cancelled"] },
    set: { from: BOOKING_STATUSES, to: ["confirmed", "cancelled", "completed"] },
    expire: { from: ["pending"], to: ["cancelled"] },
  });
});
