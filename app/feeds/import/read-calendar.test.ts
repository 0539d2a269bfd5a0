import { describe, expect, test } from "vitest";
import { businessInstant } from "~/calendar";
import { readCalendar } from "./read-calendar.server";
import { calendarOf, eventOf, NEW_YORK, wrap } from "./testing/calendar-text";

const NOW = businessInstant("2030-05-31", "12:00");

/** Start and end of each event, or the fault with its detail. */
async function read(text: string, within?: number) {
  const answer = await readCalendar(text, NOW, { ...(within && { within }) });
  if (!answer.ok) return `${answer.fault} ${answer.detail}`.trim();
  return answer.events.map(({ starts, ends }) => `${starts} – ${ends}`);
}

const TIMES: [string, string[], string[]][] = [
  ["UTC", eventOf("a", 10, 12), ["2030-06-10 12:00 – 2030-06-12 12:00"]],
  [
    "whole days, the last one not included",
    ["UID:a", "DTSTART;VALUE=DATE:20300610", "DTEND;VALUE=DATE:20300612"],
    ["2030-06-10 00:00 – 2030-06-12 00:00"],
  ],
  [
    "a day without an end",
    ["UID:a", "DTSTART;VALUE=DATE:20300610"],
    ["2030-06-10 00:00 – 2030-06-11 00:00"],
  ],
  [
    "times without a zone",
    ["UID:a", "DTSTART:20300610T090000", "DTEND:20300610T180000"],
    ["2030-06-10 09:00 – 2030-06-10 18:00"],
  ],
  [
    "a zone of the system in summer",
    ["UID:a", "DTSTART;TZID=Europe/Berlin:20300610T090000", "DURATION:P2D"],
    ["2030-06-10 11:00 – 2030-06-12 11:00"],
  ],
  [
    "a zone of the system across a change of its clocks",
    [
      "UID:a",
      "DTSTART;TZID=Europe/Berlin:20301026T090000",
      "DTEND;TZID=Europe/Berlin:20301028T090000",
    ],
    ["2030-10-26 11:00 – 2030-10-28 12:00"],
  ],
  [
    "no duration: a day",
    ["UID:a", "DTSTART:20300610T080000Z"],
    ["2030-06-10 12:00 – 2030-06-11 12:00"],
  ],
  [
    "an end before the start: put in order",
    ["UID:a", "DTSTART:20300612T080000Z", "DTEND:20300610T080000Z"],
    ["2030-06-10 12:00 – 2030-06-12 12:00"],
  ],
  ["an event that is over", ["UID:a", "DTSTART:20200610T080000Z", "DTEND:20200611T080000Z"], []],
  ["a cancelled event", eventOf("a", 10, 12, "STATUS:CANCELLED"), []],
  [
    "an event that is marked as free time",
    eventOf("a", 10, 12, "TRANSP:TRANSPARENT"),
    ["2030-06-10 12:00 – 2030-06-12 12:00"],
  ],
  [
    "an end that is far away",
    ["UID:a", "DTSTART:20300610T080000Z", "DTEND:99991231T235959Z"],
    ["2030-06-10 12:00 – 2200-01-01 04:00"],
  ],
];

describe("a calendar is read in business time", () => {
  test.each(TIMES)("%s", async (_, lines, expected) => {
    expect(await read(calendarOf(lines))).toEqual(expected);
  });

  test("the calendar's own definition of a zone", async () => {
    const zoned = [
      "BEGIN:VEVENT",
      "UID:a",
      "DTSTART;TZID=America/New_York:20301101T090000",
      "DTEND;TZID=America/New_York:20301104T090000",
      "END:VEVENT",
    ];
    const expected = ["2030-11-01 17:00 – 2030-11-04 18:00"];
    expect(await read(wrap([...NEW_YORK, ...zoned]))).toEqual(expected);
    expect(await read(wrap(zoned))).toEqual(expected);
    const named = [...NEW_YORK, ...zoned].map((line) => line.replace("America/New_York", "Ours"));
    expect(await read(wrap(named))).toEqual(expected);
  });
});

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

  test.each([
    ["a million", eventOf("a", 3, 4, "RRULE:FREQ=HOURLY;COUNT=1000000")],
    [
      "a million that are over",
      ["UID:a", "DTSTART:19700101T000000Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY"],
    ],
    [
      "of many events",
      ["UID:a", "DTSTART:20300603T000000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYHOUR=1,2,3,4"],
    ],
  ])("%s are refused", async (_, lines) => {
    expect(await read(calendarOf(lines))).toBe("tooMany");
  });

  test("that are never found are given up", async () => {
    const never = ["DTSTART:20300603T000000Z", "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"];
    expect(await read(calendarOf(["UID:a", ...never]), 300)).toMatch(/^(tooMany|unreadable)$/);
  });
});

describe("a calendar is refused as a whole", () => {
  test.each([
    ["a page", "<!doctype html><title>Sign in</title>", "unreadable"],
    ["nothing", "", "unreadable"],
    ["a file that ends early", calendarOf(eventOf("a", 10, 12)).slice(0, -20), "unreadable"],
    ["an event without a time", calendarOf(eventOf("a", 10, 12), ["UID:b"]), "unreadable"],
    ["a wrong time", calendarOf(["UID:a", "DTSTART:2030061xT080000Z"]), "unreadable"],
    ["another component", "BEGIN:VCARD\r\nFN:Nino\r\nEND:VCARD\r\n", "unreadable"],
    [
      "an unknown zone",
      calendarOf(["UID:a", "DTSTART;TZID=Mars/Base:20300610T090000"]),
      "timeZone Mars/Base",
    ],
  ])("%s", async (_, text, expected) => {
    expect(await read(text)).toBe(expected);
  });
});

test("identifiers are hashed, and known of events that are over or cancelled", async () => {
  const over = ["UID:nino@example.com", "DTSTART:20200610T080000Z", "DTEND:20200611T080000Z"];
  const answer = await readCalendar(
    calendarOf(eventOf("a", 10, 12), eventOf("b", 10, 12, "STATUS:CANCELLED"), over),
    NOW,
  );
  if (!answer.ok) throw new Error(answer.fault);
  expect(answer.known).toHaveLength(3);
  expect(answer.events.map(({ uid }) => uid)).toEqual(answer.known.slice(0, 1));
  expect(answer.known.join(" ")).not.toContain("nino");
});

test("a calendar without events is no fault of its own", async () => {
  expect(await readCalendar(wrap([]), NOW)).toEqual({ ok: true, events: [], known: [] });
});
