import { describe, expect, test } from "vitest";
import { businessInstant } from "~/web/calendar";
import { i18nFor } from "~/texts/i18n.server";
import { minutesBetween, momentsWith } from "./moments";

const english = momentsWith(i18nFor("en").t);
const georgian = momentsWith(i18nFor("ka").t);

/** Replaces spaces that prevent a break, and removes marks that do. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

const [HOUR, DAY] = [60, 24 * 60];

describe("a length of time", () => {
  test.each([
    [-5, "0 min", "0 წთ"],
    [0, "0 min", "0 წთ"],
    [0.9, "0 min", "0 წთ"],
    [1, "1 min", "1 წთ"],
    [59, "59 min", "59 წთ"],
    [60, "1 h", "1 სთ"],
    [61, "1 h 01", "1 სთ 01 წთ"],
    [100, "1 h 40", "1 სთ 40 წთ"],
    [23 * HOUR + 59, "23 h 59", "23 სთ 59 წთ"],
    [DAY, "1 day", "1 დღე"],
    [DAY + 59, "1 day", "1 დღე"],
    [35 * HOUR, "1 day 11 h", "1 დღე 11 სთ"],
    [2 * DAY - 1, "1 day 23 h", "1 დღე 23 სთ"],
    [2 * DAY, "2 days", "2 დღე"],
    [4 * DAY + 23 * HOUR, "4 days 23 h", "4 დღე 23 სთ"],
    [34 * DAY, "34 days", "34 დღე"],
  ])("of %d minutes", (minutes, inEnglish, inGeorgian) => {
    expect(plain(english.duration(minutes))).toBe(inEnglish);
    expect(plain(georgian.duration(minutes))).toBe(inGeorgian);
  });

  test("does not break", () => {
    expect(english.duration(35 * HOUR)).not.toContain(" ");
  });
});

test.each([
  [0.2, "1 s", "1 წამი"],
  [59, "59 s", "59 წამი"],
  [60, "1 min", "1 წთ"],
  [61, "2 min", "2 წთ"],
  [900, "15 min", "15 წთ"],
])("a pause of %d seconds", (seconds, inEnglish, inGeorgian) => {
  expect(plain(english.pause(seconds))).toBe(inEnglish);
  expect(plain(georgian.pause(seconds))).toBe(inGeorgian);
});

describe("a moment near a day", () => {
  test.each([
    ["2026-11-28 23:59", "2026-11-28", "today 23:59", "დღეს 23:59"],
    ["2026-11-29 00:00", "2026-11-28", "tomorrow 00:00", "ხვალ 00:00"],
    ["2026-11-27 12:00", "2026-11-28", "yesterday 12:00", "გუშინ 12:00"],
    ["2026-11-30 12:00", "2026-11-28", "Mon 30 November, 12:00", "ორშ, 30 ნოემბერი, 12:00"],
    ["2026-11-26 12:00", "2026-11-28", "Thu 26 November, 12:00", "ხუთ, 26 ნოემბერი, 12:00"],
    ["2027-01-01 09:00", "2026-12-31", "tomorrow 09:00", "ხვალ 09:00"],
    ["2026-12-31 09:00", "2027-01-01", "yesterday 09:00", "გუშინ 09:00"],
    ["2027-01-02 09:00", "2026-12-31", "Sat 2 January 2027, 09:00", "შაბ, 2 იანვარი, 2027, 09:00"],
    ["2028-02-29 09:00", "2028-02-28", "tomorrow 09:00", "ხვალ 09:00"],
    ["2027-03-01 09:00", "2027-02-28", "tomorrow 09:00", "ხვალ 09:00"],
  ])("%s on %s", (moment, today, inEnglish, inGeorgian) => {
    expect(plain(english.near(moment, today))).toBe(inEnglish);
    expect(plain(georgian.near(moment, today))).toBe(inGeorgian);
  });
});

test.each([
  ["2027-01-01", "2026-12-31", "tomorrow", "ხვალ"],
  ["2026-12-31", "2026-12-31", "today", "დღეს"],
  ["2026-12-30", "2026-12-31", "yesterday", "გუშინ"],
  ["2027-01-02", "2026-12-31", "Sat 2 January 2027", "შაბ, 2 იანვარი, 2027"],
])("the day %s on %s", (day, today, inEnglish, inGeorgian) => {
  expect(plain(english.nearDay(day, today))).toBe(inEnglish);
  expect(plain(georgian.nearDay(day, today))).toBe(inGeorgian);
});

describe("since a moment", () => {
  test.each([
    ["2026-11-28 09:30", "2026-11-28", "since 09:30", "09:30-დან"],
    ["2026-11-27 09:30", "2026-11-28", "since yesterday 09:30", "გუშინ 09:30-დან"],
    ["2026-11-26 09:30", "2026-11-28", "since Thursday", "ხუთშაბათიდან"],
    ["2026-11-22 09:30", "2026-11-28", "since Sunday", "კვირიდან"],
    ["2026-11-21 09:30", "2026-11-28", "since 21 November", "21 ნოემბრიდან"],
    ["2025-11-21 09:30", "2026-11-28", "since 21 November 2025", "2025 წლის 21 ნოემბრიდან"],
    ["2026-12-30 09:30", "2027-01-01", "since Wednesday", "ოთხშაბათიდან"],
    ["2026-12-25 09:30", "2027-01-01", "since 25 December 2026", "2026 წლის 25 დეკემბრიდან"],
    ["2026-11-29 09:30", "2026-11-28", "since 29 November", "29 ნოემბრიდან"],
  ])("%s on %s", (moment, today, inEnglish, inGeorgian) => {
    expect(plain(english.since(moment, today))).toBe(inEnglish);
    expect(plain(georgian.since(moment, today))).toBe(inGeorgian);
  });
});

describe("an age is a length within a day, then a beginning, by the days of the business", () => {
  const age = (from: Date, to: Date) => plain(english.age(from.toISOString(), to.toISOString()));
  const now = businessInstant("2026-11-28", "00:30");

  test.each([
    ["2026-11-28", "00:30", "0 min"],
    ["2026-11-27", "22:50", "1 h 40"],
    ["2026-11-27", "00:31", "23 h 59"],
    ["2026-11-27", "00:30", "since yesterday 00:30"],
    // In UTC the instant is a day earlier, and so is the day before.
    ["2026-11-26", "23:59", "since Thursday"],
    ["2026-11-25", "01:00", "since Wednesday"],
    ["2026-10-25", "01:00", "since 25 October"],
  ])("from %s %s", (date, time, text) => {
    expect(age(businessInstant(date, time), now)).toBe(text);
  });
});

test.each([
  ["2030-06-10T12:00:30.000Z", 0],
  ["2030-06-10T11:59:01.000Z", 0],
  ["2030-06-10T11:59:00.000Z", 1],
  ["2030-06-09T12:00:00.000Z", 1_440],
])("from %s it is %i minutes", (from, minutes) => {
  expect(minutesBetween(from, "2030-06-10T12:00:00.000Z")).toBe(minutes);
});
