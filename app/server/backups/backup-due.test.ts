import { describe, expect, test } from "vitest";
import { isBackupDue, isBackupOverdue } from "./backup-due";

const at = (text: string) => new Date(text);

// At 03:00 in Tbilisi it is 23:00 UTC of the day before.
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
