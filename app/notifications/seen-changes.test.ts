import { beforeEach, expect, test, vi } from "vitest";
import { countNews, readSeen, seenIn } from "./seen-changes";
import type { OwnBooking } from "./wire";

// What can't be read is a warning, which is expected here.
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

function own(id: number, status: OwnBooking["status"], minute: number): OwnBooking {
  return {
    id,
    token: "A".repeat(22),
    vehicle: "Mazda 3",
    pickupDate: "2030-06-10",
    returnDate: "2030-06-12",
    status,
    changedAt: `2026-11-21T12:${minute}:00.000Z`,
  };
}

test.each([
  ["nothing", []],
  ["a booking that waits", [own(1, "pending", 10)]],
  ["what was seen", [own(2, "confirmed", 20)]],
])("%s is no news", (_, bookings) => {
  expect(countNews(bookings, seenIn([own(2, "confirmed", 20)]))).toBe(0);
});

test.each([
  ["confirmed before anything was seen", own(1, "confirmed", 10)],
  ["cancelled after it was seen", own(2, "cancelled", 30)],
  ["waiting again after it was seen", own(2, "pending", 30)],
])("a booking %s is news", (_, booking) => {
  expect(countNews([booking], seenIn([own(2, "confirmed", 20)]))).toBe(1);
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
])("with %s in the storage every change is news, and no more", (stored) => {
  const bookings = [own(1, "confirmed", 10), own(2, "pending", 20)];
  expect(countNews(bookings, readSeen(stored))).toBe(1);
});

test("what was stored is read", () => {
  const bookings = [own(1, "confirmed", 10), own(2, "cancelled", 20)];
  expect(countNews(bookings, readSeen(JSON.stringify(seenIn(bookings))))).toBe(0);
});
