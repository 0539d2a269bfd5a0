import { expect, test } from "vitest";
import { countBooking } from "./count-booking.server";

/** Returns a limit with a number of places left, which waits 7 s without one. */
function limitOf(places: number) {
  const left = { places };
  return {
    left,
    take: () => (left.places > 0 ? ((left.places -= 1), null) : 7),
    giveBack: () => void (left.places += 1),
  };
}

test("a stored booking counts as a try and as accepted", () => {
  const limits = { attempts: limitOf(2), accepted: limitOf(2) };
  const { seconds, end } = countBooking(limits, "192.0.2.1");
  end(true);
  expect([seconds, limits.attempts.left.places, limits.accepted.left.places]).toEqual([null, 1, 1]);
});

test("a try that stores nothing gives its place back", () => {
  const limits = { attempts: limitOf(2), accepted: limitOf(2) };
  countBooking(limits, "192.0.2.1").end(false);
  expect([limits.attempts.left.places, limits.accepted.left.places]).toEqual([1, 2]);
});

test.each([
  ["tries", 0, 2],
  ["accepted bookings", 2, 0],
])("without a place for %s it has to wait, and gives nothing back", (_, tries, places) => {
  const limits = { attempts: limitOf(tries), accepted: limitOf(places) };
  const { seconds, end } = countBooking(limits, "192.0.2.1");
  end(false);
  expect([seconds, limits.accepted.left.places]).toEqual([7, places]);
});
