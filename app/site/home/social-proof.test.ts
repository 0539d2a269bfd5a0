import { describe, expect, test, vi } from "vitest";
import type { Sql } from "~/web/db.server";
import { simulatedProof } from "./social-proof";
import { loadSocialProof } from "./load-home.server";

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

describe("by the clock of the business, bookings today are", () => {
  const noDatabase = (() => {
    throw new Error("simulated counters read no database");
  }) as unknown as Sql;

  test.each([
    ["08:59", "2026-07-01T04:59:59Z", 1, 2],
    ["09:00", "2026-07-01T05:00:00Z", 2, 4],
    ["16:59", "2026-01-15T12:59:59Z", 2, 4],
    ["17:00", "2026-01-15T13:00:00Z", 1, 2],
    ["00:00", "2026-01-15T20:00:00Z", 1, 2],
  ])("at %s (%s) %i to %i", async (_, instant, fewest, most) => {
    vi.useFakeTimers({ now: new Date(instant) });
    const seen = new Set<number>();
    for (let load = 0; load < 300; load += 1) {
      const proof = await loadSocialProof(noDatabase, "simulated", new Date());
      seen.add(proof!.bookingsToday);
    }
    vi.useRealTimers();
    const expected = Array.from({ length: most - fewest + 1 }, (_value, index) => fewest + index);
    expect([...seen].toSorted()).toEqual(expected);
  });
});
