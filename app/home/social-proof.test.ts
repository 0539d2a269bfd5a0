import { describe, expect, test } from "vitest";
import { simulatedProof } from "./social-proof";

const LOWEST = () => 0;
const HIGHEST = () => 0.999_999;

describe("simulated counters are within the bounds of their hour", () => {
  test.each([
    [0, 1, 2],
    [8, 1, 2],
    [9, 2, 4],
    [16, 2, 4],
    [17, 1, 2],
    [23, 1, 2],
  ])("at %i o'clock: %i to %i bookings, 8 to 22 viewers", (hour, fewest, most) => {
    expect(simulatedProof(hour, LOWEST)).toEqual({ viewers: 8, bookingsToday: fewest });
    expect(simulatedProof(hour, HIGHEST)).toEqual({ viewers: 22, bookingsToday: most });
  });
});
