import { describe, expect, test } from "vitest";
import { isBackupDue, isBackupOverdue, outdatedBackups } from "./backup-times";

const at = (text: string) => new Date(text);

// 03:00 in Tbilisi is 23:00 UTC of the day before.
describe("a backup is due", () => {
  test.each([
    ["after the night, without one since", "2026-03-01T20:00:00Z", "2026-03-02T00:00:00Z", true],
    ["not twice a night", "2026-03-01T23:01:00Z", "2026-03-02T22:59:00Z", false],
    ["the next night", "2026-03-01T23:01:00Z", "2026-03-02T23:00:00Z", true],
    ["on a machine that was off at night", "2026-03-01T10:00:00Z", "2026-03-02T06:00:00Z", true],
    [
      "not for one made by day, before the night",
      "2026-03-01T10:00:00Z",
      "2026-03-01T22:00:00Z",
      false,
    ],
  ])("%s", (_, last, now, expected) => {
    const since = at("2026-01-01T00:00:00Z");
    expect(isBackupDue({ last: at(last), since }, at(now))).toBe(expected);
  });

  test("a new site's first one, in its first night", () => {
    const state = { last: null, since: at("2026-03-01T10:00:00Z") };
    expect(isBackupDue(state, at("2026-03-01T22:59:00Z"))).toBe(false);
    expect(isBackupDue(state, at("2026-03-01T23:00:00Z"))).toBe(true);
  });
});

test.each([
  [35, false],
  [36, false],
  [37, true],
])("after %s hours without one: overdue %s", (hours, expected) => {
  const last = at("2026-03-01T00:00:00Z");
  const now = new Date(last.getTime() + hours * 3_600_000);
  expect(isBackupOverdue({ last, since: last }, now)).toBe(expected);
  expect(isBackupOverdue({ last: null, since: last }, now)).toBe(expected);
});

describe("of two years of nights", () => {
  const nights = Array.from({ length: 730 }, (_, day) => new Date(Date.UTC(2025, 0, day + 1, 23)));
  const outdated = new Set(outdatedBackups(nights));
  const kept = nights
    .filter((night) => !outdated.has(night))
    .map((it) => it.toISOString().slice(0, 10));

  test("7 days, 4 weeks and 12 months are kept", () => {
    // The last night is of 2027-01-01 in Tbilisi.
    expect(kept.slice(-7)).toEqual([
      "2026-12-25",
      "2026-12-26",
      "2026-12-27",
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
    ]);
    expect(kept).toContain("2026-12-19");
    expect(kept).toContain("2026-12-12");
    expect(kept).toContain("2026-03-30");
    expect(kept).toHaveLength(19);
  });

  test("deleting them night by night keeps the same", () => {
    let left: Date[] = [];
    for (const night of nights) {
      left.push(night);
      const gone = new Set(outdatedBackups(left));
      left = left.filter((time) => !gone.has(time));
    }
    expect(left.map((it) => it.toISOString().slice(0, 10))).toEqual(kept);
  });
});
