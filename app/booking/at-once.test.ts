import { describe, expect, test } from "vitest";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { businessInstant } from "~/web/calendar";
import { isTripAtOnce, needsAgreement } from "./at-once";
import { agreedAnswer } from "./form/expected-answer";

const season = {
  name: { en: "Summer" },
  from: "2026-07-01",
  to: "2026-08-31",
  percent: null,
  rates: null,
  minDays: 5,
};
const prices = { places: EXAMPLE_PLACES, seasons: [season] };
const TRIP = {
  pickup: "Tbilisi",
  return: "Batumi",
  pickupDate: "2026-06-10",
  pickupTime: "12:00",
  returnDate: "2026-06-12",
  returnTime: "12:00",
};

test.each([
  ["an ordinary trip", {}, false],
  ["another pick-up place", { pickup: "Other" }, true],
  ["another return place", { return: "Other" }, true],
  ["a place that wants more days", { pickup: "Kutaisi Airport" }, true],
  ["a season that wants more days", { pickupDate: "2026-07-01", returnDate: "2026-07-03" }, true],
  ["enough days of a season", { pickupDate: "2026-07-01", returnDate: "2026-07-06" }, false],
])("%s needs the agreement of a person: %j", (_, changes, needed) => {
  expect(needsAgreement({ ...TRIP, ...changes }, prices)).toBe(needed);
});

describe("the sign at the availability of a trip from noon to noon", () => {
  const answers = { atOnceHours: 24, noticeHours: 0 };
  const dates = { from: "2026-06-10", to: "2026-06-12" };

  test.each([
    ["a day before", "2026-06-09", "12:00", dates, true],
    ["a minute later", "2026-06-09", "12:01", dates, false],
    [
      "with a place that wants more days",
      "2026-06-01",
      "12:00",
      { ...dates, pickup: "Kutaisi Airport" },
      false,
    ],
    ["with reversed days", "2026-06-01", "12:00", { from: dates.to, to: dates.from }, false],
    ["without a trip", "2026-06-01", "12:00", null, false],
  ])("%s", (_, date, time, trip, isSaid) => {
    expect(isTripAtOnce(trip, { answers, prices, now: businessInstant(date, time) })).toBe(isSaid);
  });

  test("is not said by a company that answers by hand", () => {
    const now = businessInstant("2026-06-01", "12:00");
    const byHand = { atOnceHours: null, noticeHours: 0 };
    expect(isTripAtOnce(dates, { answers: byHand, prices, now })).toBe(false);
  });
});

test.each([
  ["atOnce", {}, "atOnce"],
  ["atOnce", { pickup: "Other" }, "request"],
  ["request", {}, "request"],
  [null, {}, null],
  ["atOnce", { pickupTime: "" }, null],
] as const)("what the form says of %j with %j: %j", (expected, changes, said) => {
  expect(agreedAnswer(expected, { ...TRIP, ...changes }, prices)).toBe(said);
});
