import { describe, expect, test } from "vitest";
import { swipeStep } from "./use-slideshow";

const SLOWLY = 2000;

describe("a slow movement", () => {
  test.each([
    [-31, 1],
    [31, -1],
    [-300, 1],
    [-30, 0],
    [30, 0],
    [0, 0],
  ])("of %i px steps by %i", (distance, step) => {
    expect(swipeStep(distance, SLOWLY)).toBe(step);
  });
});

describe("a short movement", () => {
  test.each([
    ["faster than 0.4 px a ms steps forward", -20, 49, 1],
    ["to the right steps back", 20, 49, -1],
    ["of just 0.4 px a ms does nothing", -20, 50, 0],
    ["of a trembling finger does nothing", -7, 1, 0],
  ])("%s", (_, distance, time, step) => {
    expect(swipeStep(distance, time)).toBe(step);
  });
});
