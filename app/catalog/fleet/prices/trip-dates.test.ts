import { describe, expect, test } from "vitest";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import {
  areComplete,
  hasServedPlace,
  isEmptySearch,
  pricedTrip,
  readTripDates,
  swappedTrip,
  tripProblem,
  withDates,
} from "./trip-dates";

const read = (query: string) => readTripDates(new URLSearchParams(query));

describe("trip dates", () => {
  test.each([
    ["from=2030-06-10&to=2030-06-15", "2030-06-10", "2030-06-15"],
    ["from=10.6.2030&to=15.06.2030", "2030-06-10", "2030-06-15"],
    ["from=+2030-06-10+&to=2030-06-10", "2030-06-10", "2030-06-10"],
    ["from=2030-06-15&to=2030-06-10", "2030-06-15", "2030-06-10"],
    ["pickupDate=2030-06-10&returnDate=15.6.2030", "2030-06-10", "2030-06-15"],
    ["from=2030-06-10&to=&pickupDate=2030-06-11&returnDate=2030-06-15", "2030-06-10", "2030-06-15"],
    ["from=2030-06-10&to=2030-06-15&pickupTime=24:00&returnTime=x", "2030-06-10", "2030-06-15"],
    ["to=2032-02-29&x=1&from=2032-02-28&from=9", "2032-02-28", "2032-02-29"],
  ])("are parsed from ?%s", (query, from, to) => {
    expect(read(query)).toEqual({
      dates: { from, to },
      fields: { from: { value: from, problem: null }, to: { value: to, problem: null } },
      times: {},
      pickup: null,
    });
  });

  test.each(["", "from=&to=", "from=+", "x=1"])("are absent from ?%s", (query) => {
    const empty = { value: "", problem: null };
    expect(read(query)).toEqual({
      dates: null,
      fields: { from: empty, to: empty },
      times: {},
      pickup: null,
    });
  });

  test.each([
    ["from=2030-06-10", "2030-06-10", null, "", "missing"],
    ["to=2030-06-10&from=", "", "missing", "2030-06-10", null],
    ["from=2030-02-31&to=2030-06-10", "2030-02-31", "noSuchDate", "2030-06-10", null],
    ["from=2030-06-10&to=0002-06-10", "2030-06-10", null, "0002-06-10", "noSuchDate"],
    ["from=tomorrow", "tomorrow", "noSuchDate", "", "missing"],
    ["from=%00&to=%3Cb%3E", "\0", "noSuchDate", "<b>", "noSuchDate"],
    ["from=1.1.1999&to=2101-01-01", "1.1.1999", "noSuchDate", "2101-01-01", "noSuchDate"],
    [`from=${"9".repeat(5_000)}&to=1`, "9".repeat(40), "noSuchDate", "1", "noSuchDate"],
  ])("of ?%.60s are rejected with what was typed", (query, from, fromProblem, to, toProblem) => {
    expect(read(query)).toEqual({
      dates: null,
      fields: {
        from: { value: from, problem: fromProblem },
        to: { value: to, problem: toProblem },
      },
      times: {},
      pickup: null,
    });
  });
});

test.each([
  ["", "", true],
  ["2030-06-10", "2030-06-15", true],
  ["2030-06-15", "2030-06-10", true],
  ["2030-06-10", "", false],
  ["", "2030-06-10", false],
  ["2030-06-10", "0002-06-15", false],
  ["0203-06-10", "2030-06-15", false],
  ["2030-02-31", "2030-06-15", false],
])("inputs with %j and %j are complete: %s", (from, to, complete) => {
  expect(areComplete(from, to)).toBe(complete);
});

describe("on 10 June a trip", () => {
  const today = "2030-06-10";

  test.each([
    ["2030-06-10", "2030-06-10", null],
    ["2030-06-10", "2030-06-15", null],
    ["2030-06-15", "2030-06-14", "reversed"],
    ["2030-06-15", "2030-06-01", "reversed"],
    ["2030-06-09", "2030-06-15", "past"],
    ["2029-06-09", "2029-06-15", "past"],
  ] as const)("from %s to %s has the problem %s", (from, to, problem) => {
    const dates = { from, to, pickup: "Batumi" };
    expect(tripProblem(dates, today)).toBe(problem);
    expect(pricedTrip(dates, today)).toEqual(problem === null ? dates : null);
  });

  test("that is reversed can be swapped, unless it would begin in the past", () => {
    const swap = (from: string, to: string) => swappedTrip({ from, to, pickup: "Batumi" }, today);
    expect(swap("2030-06-15", "2030-06-10")).toEqual({
      from: "2030-06-10",
      to: "2030-06-15",
      pickup: "Batumi",
    });
    expect(swap("2030-06-15", "2030-06-09")).toBeNull();
  });

  test("that is missing has no price", () => {
    expect(pricedTrip(null, today)).toBeNull();
  });
});

test.each([
  ["pickup=&from=&to=", true],
  ["pickup=Batumi&from=+&to=", true],
  ["from=2030-06-10&to=", false],
  ["from=x&to=", false],
  ["pickupDate=&returnDate=", true],
  ["pickupDate=2030-06-10&returnDate=", false],
  ["from=", false],
  ["pickup=Batumi", false],
  ["", false],
])("?%s is a search without any date: %s", (query, isEmpty) => {
  expect(isEmptySearch(new URLSearchParams(query))).toBe(isEmpty);
});

test("dates with a place include it", () => {
  const { dates } = read("from=2030-06-10&to=2030-06-15&pickup=Batumi");
  expect(dates).toEqual({ from: "2030-06-10", to: "2030-06-15", pickup: "Batumi" });
});

test("dates with times include those that are times", () => {
  const { dates } = read("from=2030-06-10&to=2030-06-15&pickupTime=03:00&returnTime=9");
  expect(dates).toEqual({ from: "2030-06-10", to: "2030-06-15", pickupTime: "03:00" });
});

test.each([
  ["pickup=Tbilisi+Airport", "Tbilisi Airport"],
  ["pickup=", null],
  ["pickup=Mars&from=2030-06-10", "Mars"],
  [`pickup=${"x".repeat(5_000)}`, "x".repeat(60)],
])("the place of ?%.60s is %s", (query, pickup) => {
  expect(read(query).pickup).toBe(pickup);
});

test("a link within the fleet includes the dates, if there are any", () => {
  const dates = { from: "2030-06-10", to: "2030-06-15" };
  expect(withDates("/cars/1", dates)).toBe("/cars/1?from=2030-06-10&to=2030-06-15");
  expect(withDates("/cars/1", null)).toBe("/cars/1");
});

test.each([
  ["", true],
  ["pickup=Batumi", true],
  ["pickup=Other", true],
  ["pickup=batumi", false],
  ["pickup=Mars", false],
])("?%s has no place, or one that is served: %s", (query, isServed) => {
  expect(hasServedPlace(read(query), EXAMPLE_PLACES)).toBe(isServed);
});
