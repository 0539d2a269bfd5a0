import { afterEach, expect, test } from "vitest";
import type { Booking } from "~/booking/booking";
import { needsNewData, rememberJustBooked } from "./just-booked";

const TOKEN = "A".repeat(22);

afterEach(() => rememberJustBooked(null));

function needed(from: string, to: string) {
  const url = (path: string) => new URL(path, "http://localhost");
  return needsNewData({
    currentUrl: url(from),
    nextUrl: url(to),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });
}

test.each([
  ["/", "/?vehicle=Mazda+3#booking", false],
  ["/?vehicle=Jeep+Compass", "/?vehicle=Mazda+3#booking", false],
  ["/?type=suv&lng=ka", "/?lng=ka&vehicle=Mazda+3&type=suv", false],
  ["/", "/?vehicle=Mazda+3&from=2030-06-10&to=2030-06-12", true],
  ["/?vehicle=Mazda+3", "/#booking", false],
  ["/?type=suv", "/?type=sedan", true],
  ["/all-cars", "/?vehicle=Mazda+3", true],
  ["/?vehicle=Mazda+3", "/?vehicle=Mazda+3", true],
])("from %s to %s, loads new data: %s", (from, to, expected) => {
  expect(needed(from, to)).toBe(expected);
});

test("loads the data of a confirmation unless the booking was just sent", () => {
  const to = `/?booked=${TOKEN}#booking`;
  expect(needed("/", to)).toBe(true);
  rememberJustBooked({ token: TOKEN, booking: {} as Booking, isReceiptRefused: false });
  expect(needed("/", to)).toBe(false);
  expect(needed("/?vehicle=Mazda+3", to)).toBe(false);
  expect(needed(to, "/#booking")).toBe(false);
  expect(needed(to, "/?type=suv")).toBe(true);
  expect(needed("/all-cars", to)).toBe(true);
  // The URL is that of the page before: a revalidation, for example after a status change.
  expect(needed(to, to)).toBe(true);
});
