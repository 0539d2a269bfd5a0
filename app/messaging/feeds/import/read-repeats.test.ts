/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { calendarOf, eventOf } from "./testing/calendar-text";
import { read, readParts } from "./testing/read-text";

/** Further lines of an event of 4 June, and the days on which it begins. */
const REPEATS: [string, string[], string[]][] = [
  ["of listed dates", ["RDATE:20300608T080000Z,20300606T080000Z"], ["04", "08", "06"]],
  ["of a listed day", ["RDATE;VALUE=DATE:20300608"], ["04", "08"]],
  ["of a listed period", ["RDATE;VALUE=PERIOD:20300608T080000Z/P1D"], ["04", "08"]],
  [
    "of a rule with further dates",
    ["RRULE:FREQ=DAILY;COUNT=2", "RDATE:20300620T080000Z"],
    ["04", "05", "20"],
  ],
  ["of two rules", ["RRULE:FREQ=DAILY;COUNT=2", "RRULE:FREQ=WEEKLY;COUNT=2"], ["04", "05", "11"]],
  ["whose start is no day of the rule", ["RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2"], ["04", "06", "13"]],
  [
    "without their first time",
    ["RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20300604T080000Z"],
    ["05", "06"],
  ],
  [
    "without some, in any order and of any form",
    [
      "RRULE:FREQ=DAILY;COUNT=6",
      "EXDATE:20300609T080000Z,20300606T080000Z",
      "EXDATE:20300531T080000Z",
      "EXDATE;VALUE=DATE:20300607",
      "EXDATE;TZID=Asia/Dubai:20300605T120000",
    ],
    ["04", "08"],
  ],
  [
    "without those of another rule",
    ["RRULE:FREQ=DAILY;COUNT=4", "EXRULE:FREQ=DAILY;INTERVAL=2"],
    ["05", "07"],
  ],
  ["until a day, which counts", ["RRULE:FREQ=DAILY;UNTIL=20300606"], ["04", "05", "06"]],
  ["until a moment", ["RRULE:FREQ=DAILY;UNTIL=20300606T080000Z"], ["04", "05", "06"]],
  ["until a moment before", ["RRULE:FREQ=DAILY;UNTIL=20300606T075959Z"], ["04", "05"]],
];

describe("repeats", () => {
  test("are read with their changes, up to two years ahead", async () => {
    const weekly = eventOf("a", 3, 4, "RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20300610T080000Z");
    const moved = eventOf("a", 18, 20, "RECURRENCE-ID:20300617T080000Z");
    const cancelled = eventOf("a", 24, 25, "RECURRENCE-ID:20300624T080000Z", "STATUS:CANCELLED");
    expect(await read(calendarOf(weekly, moved, cancelled))).toEqual([
      "2030-06-03 12:00 – 2030-06-04 12:00",
      "2030-06-18 12:00 – 2030-06-20 12:00",
    ]);
    const endless = await read(calendarOf(eventOf("a", 3, 4, "RRULE:FREQ=WEEKLY")));
    expect([endless.length, endless.at(-1)]).toEqual([105, "2032-05-31 12:00 – 2032-06-01 12:00"]);
  });

  test.each(REPEATS)("%s", async (_, lines, expected) => {
    const { days, unread } = await readParts(calendarOf(eventOf("a", 4, 5, ...lines)));
    expect({ days, unread }).toEqual({ days: expected.map((day) => `${day} 12:00`), unread: [] });
  });

  test("follow the clock of their zone", async () => {
    const weekly = ["UID:a", "DTSTART;TZID=Europe/Berlin:20301020T090000", "DURATION:PT1H"];
    expect(await read(calendarOf([...weekly, "RRULE:FREQ=WEEKLY;COUNT=2"]))).toEqual([
      "2030-10-20 11:00 – 2030-10-20 12:00",
      "2030-10-27 12:00 – 2030-10-27 13:00",
    ]);
  });

  test("that are moved from one on", async () => {
    const daily = eventOf("a", 3, 4, "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=4");
    const later = ["UID:a", "RECURRENCE-ID;RANGE=THISANDFUTURE:20300605T080000Z"];
    const moved = [...later, "DTSTART:20300606T100000Z", "DTEND:20300606T180000Z"];
    expect(await read(calendarOf(daily, moved))).toEqual([
      "2030-06-03 12:00 – 2030-06-04 12:00",
      "2030-06-08 14:00 – 2030-06-08 22:00",
      "2030-06-10 14:00 – 2030-06-10 22:00",
      "2030-06-06 14:00 – 2030-06-06 22:00",
    ]);
    expect(await read(calendarOf(daily, [...later, "STATUS:CANCELLED"]))).toHaveLength(1);
  });

  test("of too many events are refused", async () => {
    const hours = "RRULE:FREQ=DAILY;BYHOUR=1,2,3,4";
    expect(await read(calendarOf(eventOf("a", 3, 4, hours)))).toBe("tooMany");
  });

  test("of rules without end that began long ago are read", async () => {
    const daily = ["UID:a", "DTSTART:19700101T080000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"];
    const days = await read(calendarOf(daily));
    expect([days.length, days[0]]).toEqual([732, "2030-05-31 12:00 – 2030-05-31 13:00"]);
  });
});
