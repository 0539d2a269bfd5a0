import { describe, expect, test } from "vitest";
import type { Period } from "~/booking/period";
import { isLikelyTaken } from "./likely-taken";

/** «10 12:00 – 15 12:00» of June 2030. */
function june(text: string): Period {
  const [pickup = "", back = ""] = text.split(" – ");
  const [pickupDay, pickupTime = ""] = pickup.split(" ");
  const [returnDay, returnTime = ""] = back.split(" ");
  return {
    pickupDate: `2030-06-${pickupDay}`,
    pickupTime,
    returnDate: `2030-06-${returnDay}`,
    returnTime,
  };
}

const REQUESTED = "10 12:00 – 15 12:00";
const isTaken = (periods: string[], units = 1, requested = REQUESTED) =>
  isLikelyTaken(periods.map(june), june(requested), units);

describe("a car with one unit", () => {
  test.each([
    ["nothing", [], false],
    ["the same days", [REQUESTED], true],
    ["days within", ["12 09:00 – 13 09:00"], true],
    ["days around", ["01 12:00 – 30 12:00"], true],
    ["days until the minute of the pick-up", ["05 12:00 – 10 12:00"], false],
    ["days until a minute later", ["05 12:00 – 10 12:01"], true],
    ["days from the minute of the return", ["15 12:00 – 20 12:00"], false],
    ["days from a minute before it", ["15 11:59 – 20 12:00"], true],
    ["days long before and long after", ["01 12:00 – 03 12:00", "25 12:00 – 28 12:00"], false],
    ["a return before its pick-up", ["14 12:00 – 08 12:00"], true],
    ["a return before its pick-up, without an overlap", ["09 12:00 – 05 12:00"], false],
  ])("with %s booked", (_, periods, taken) => {
    expect(isTaken(periods)).toBe(taken);
  });

  test("a requested return before the pick-up gives the same result", () => {
    expect(isTaken(["12 09:00 – 13 09:00"], 1, "15 12:00 – 10 12:00")).toBe(true);
    expect(isTaken(["16 09:00 – 17 09:00"], 1, "15 12:00 – 10 12:00")).toBe(false);
  });

  test("an instant within a rental is taken, one at its end is not", () => {
    expect(isTaken([REQUESTED], 1, "12 12:00 – 12 12:00")).toBe(true);
    expect(isTaken([REQUESTED], 1, "15 12:00 – 15 12:00")).toBe(false);
  });
});

describe("a car with two units", () => {
  test.each([
    ["one", [REQUESTED], false],
    ["two at once", [REQUESTED, "12 12:00 – 13 12:00"], true],
    ["two one after the other", ["10 12:00 – 12 12:00", "12 12:00 – 15 12:00"], false],
    [
      "two that overlap before the requested days",
      ["01 12:00 – 11 12:00", "02 12:00 – 10 12:00"],
      false,
    ],
    [
      "two that began before and still overlap",
      ["01 12:00 – 11 12:00", "02 12:00 – 12 12:00"],
      true,
    ],
    [
      "three that never overlap at once",
      ["09 12:00 – 11 12:00", "12 12:00 – 13 12:00", "13 12:00 – 16 12:00"],
      false,
    ],
  ])("with %s booked", (_, periods, taken) => {
    expect(isTaken(periods, 2)).toBe(taken);
  });
});

test("a car without units is taken", () => {
  expect(isTaken([], 0)).toBe(true);
});
