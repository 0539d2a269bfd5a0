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

const ASKED = "10 12:00 – 15 12:00";
const isTaken = (periods: string[], units = 1, asked = ASKED) =>
  isLikelyTaken(periods.map(june), june(asked), units);

describe("of a car that the firm has once", () => {
  test.each([
    ["nothing", [], false],
    ["the same days", [ASKED], true],
    ["days within", ["12 09:00 – 13 09:00"], true],
    ["days around", ["01 12:00 – 30 12:00"], true],
    ["days until the pick-up's very minute", ["05 12:00 – 10 12:00"], false],
    ["days until a minute later", ["05 12:00 – 10 12:01"], true],
    ["days from the return's very minute", ["15 12:00 – 20 12:00"], false],
    ["days from a minute before it", ["15 11:59 – 20 12:00"], true],
    ["days long before and long after", ["01 12:00 – 03 12:00", "25 12:00 – 28 12:00"], false],
    ["a return that stands before its pick-up", ["14 12:00 – 08 12:00"], true],
    ["the same, and out of the way", ["09 12:00 – 05 12:00"], false],
  ])("with %s booked, the answer is right", (_, periods, taken) => {
    expect(isTaken(periods)).toBe(taken);
  });

  test("dates that were asked for the wrong way round count the same", () => {
    expect(isTaken(["12 09:00 – 13 09:00"], 1, "15 12:00 – 10 12:00")).toBe(true);
    expect(isTaken(["16 09:00 – 17 09:00"], 1, "15 12:00 – 10 12:00")).toBe(false);
  });

  test("a moment within a rental is taken, and one at its end is not", () => {
    expect(isTaken([ASKED], 1, "12 12:00 – 12 12:00")).toBe(true);
    expect(isTaken([ASKED], 1, "15 12:00 – 15 12:00")).toBe(false);
  });
});

describe("of a car that the firm has twice", () => {
  test.each([
    ["one", [ASKED], false],
    ["two at once", [ASKED, "12 12:00 – 13 12:00"], true],
    ["two one after the other", ["10 12:00 – 12 12:00", "12 12:00 – 15 12:00"], false],
    ["two that meet before the asked days", ["01 12:00 – 11 12:00", "02 12:00 – 10 12:00"], false],
    ["two that began before and meet", ["01 12:00 – 11 12:00", "02 12:00 – 12 12:00"], true],
    [
      "three that never meet all",
      ["09 12:00 – 11 12:00", "12 12:00 – 13 12:00", "13 12:00 – 16 12:00"],
      false,
    ],
  ])("with %s booked, the answer is right", (_, periods, taken) => {
    expect(isTaken(periods, 2)).toBe(taken);
  });
});

test("a car that the firm has not is taken", () => {
  expect(isTaken([], 0)).toBe(true);
});
