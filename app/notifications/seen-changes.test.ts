import { beforeEach, expect, test, vi } from "vitest";
import { countUnread, parseSeen, seenChangesOf } from "./seen-changes";
import type { OwnBooking } from "./wire";

// What can't be read is a warning, which is expected here.
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

function own(id: number, status: OwnBooking["status"], minute: number): OwnBooking {
  return {
    id,
    vehicle: "Mazda 3",
    pickupDate: "2030-06-10",
    returnDate: "2030-06-12",
    status,
    changedAt: `2026-11-21T12:${minute}:00.000Z`,
  };
}

test.each([
  ["nothing", []],
  ["a pending booking", [own(1, "pending", 10)]],
  ["a seen change", [own(2, "confirmed", 20)]],
])("%s is not unread", (_, bookings) => {
  expect(countUnread(bookings, seenChangesOf([own(2, "confirmed", 20)]))).toBe(0);
});

test.each([
  ["confirmed and never seen", own(1, "confirmed", 10)],
  ["cancelled after it was seen", own(2, "cancelled", 30)],
  ["pending again after it was seen", own(2, "pending", 30)],
])("a booking %s is unread", (_, booking) => {
  expect(countUnread([booking], seenChangesOf([own(2, "confirmed", 20)]))).toBe(1);
});

test.each([
  null,
  "",
  "x",
  "null",
  "7",
  "[]",
  '"text"',
  '{"1":7}',
  '{"1":{}}',
  '{"__proto__":null}',
])("with %s in the storage every change is unread", (stored) => {
  const bookings = [own(1, "confirmed", 10), own(2, "pending", 20)];
  expect(countUnread(bookings, parseSeen(stored))).toBe(1);
});

test("parses what was stored", () => {
  const bookings = [own(1, "confirmed", 10), own(2, "cancelled", 20)];
  expect(countUnread(bookings, parseSeen(JSON.stringify(seenChangesOf(bookings))))).toBe(0);
});
