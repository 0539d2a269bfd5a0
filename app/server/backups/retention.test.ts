import { describe, expect, test } from "vitest";
import { outdatedBackups } from "./delete-outdated.server";

describe("of two years of nights", () => {
  const nights = Array.from({ length: 730 }, (_, day) => new Date(Date.UTC(2025, 0, day + 1, 23)));
  const outdated = new Set(outdatedBackups(nights));
  const retained = nights
    .filter((night) => !outdated.has(night))
    .map((it) => it.toISOString().slice(0, 10));

  test("7 days, 4 weeks and 12 months are retained", () => {
    // The last night is that of 2027-01-01 in Tbilisi.
    expect(retained.slice(-7)).toEqual([
      "2026-12-25",
      "2026-12-26",
      "2026-12-27",
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
    ]);
    expect(retained).toContain("2026-12-19");
    expect(retained).toContain("2026-12-12");
    expect(retained).toContain("2026-03-30");
    expect(retained).toHaveLength(19);
  });

  test("deleting them night by night retains equal ones", () => {
    let left: Date[] = [];
    for (const night of nights) {
      left.push(night);
      const gone = new Set(outdatedBackups(left));
      left = left.filter((time) => !gone.has(time));
    }
    expect(left.map((it) => it.toISOString().slice(0, 10))).toEqual(retained);
  });
});
