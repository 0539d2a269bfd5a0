import { describe, expect, test } from "vitest";
import { readCalendar } from "./read-calendar.server";
import { calendarOf, eventOf, NEW_YORK, wrap } from "./testing/calendar-text";
import { NOW, read, readParts } from "./testing/read-text";

/** A zone of its own as Outlook defines it: UTC+1, and UTC+2 in summer. */
const CUSTOM = [
  "BEGIN:VTIMEZONE",
  "TZID:NAME",
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

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

describe("the zone of a time", () => {
  test.each([
    "Georgian Standard Time",
    '"Georgian Standard Time"',
    "/freeassociation.sourceforge.net/Asia/Tbilisi",
    "/mozilla.org/20070129_1/America/Argentina/Ushuaia",
    '"(UTC+04:00) Tbilisi"',
    "UTC-3",
  ])("a zone named %s", async (zone) => {
    const [hour] = /Argentina|UTC-3/.test(zone) ? ["17"] : ["10"];
    const lines = ["UID:a", `DTSTART;TZID=${zone}:20300610T100000`, "DURATION:PT5H"];
    expect(await readParts(calendarOf(lines))).toEqual({ days: [`10 ${hour}:00`], unread: [] });
  });

  test.each([
    ["a name with colons", "DTSTART;TZID=tzone://Microsoft/Custom:20300701T100000"],
    ["a quoted name with colons", 'DTSTART;TZID="tzone://Microsoft/Custom":20300701T100000'],
    ["another parameter", "DTSTART;VALUE=DATE-TIME;TZID=tzone://Microsoft/Custom:20300701T100000"],
  ])("a zone that the calendar defines by %s", async (_, start) => {
    const zone = CUSTOM.map((line) => line.replace("NAME", "tzone://Microsoft/Custom"));
    const event = ["BEGIN:VEVENT", "UID:a", start, "DURATION:PT2H", "END:VEVENT"];
    const expected = ["2030-07-01 12:00 – 2030-07-01 14:00"];
    expect(await read(wrap([...event, ...zone]))).toEqual(expected);
    expect(await read(wrap([...zone, ...event]))).toEqual(expected);
  });

  test("a zone whose clocks were changed on single days", async () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Own",
      "BEGIN:STANDARD",
      "DTSTART:20260101T000000",
      "RDATE:20300611T000000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0300",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:20290101T000000",
      "TZOFFSETFROM:+0300",
      "TZOFFSETTO:+0100",
      "END:DAYLIGHT",
      "END:VTIMEZONE",
    ];
    const at = (day: number) => [
      "BEGIN:VEVENT",
      `UID:${day}`,
      `DTSTART;TZID=Own:203006${day}T090000`,
      "DURATION:PT1H",
      "END:VEVENT",
    ];
    expect(await readParts(wrap([...zone, ...at(10), ...at(12)]))).toEqual({
      days: ["10 12:00", "12 10:00"],
      unread: [],
    });
  });
});

describe("a calendar is refused as a whole", () => {
  test.each([
    ["a page", "<!doctype html><title>Sign in</title>", "unreadable"],
    ["nothing", "", "unreadable"],
    ["a file that ends early", calendarOf(eventOf("a", 10, 12)).slice(0, -20), "unreadable"],
    ["an event that doesn't end", wrap(["BEGIN:VEVENT", ...eventOf("a", 10, 12)]), "unreadable"],
    ["another component", "BEGIN:VCARD\r\nFN:Nino\r\nEND:VCARD\r\n", "unreadable"],
  ])("%s", async (_, text, expected) => {
    expect(await read(text)).toBe(expected);
  });

  test("one whose reading takes too long", async () => {
    expect(await read(calendarOf(eventOf("a", 10, 12)), 1)).toBe("tooMany");
  });
});

describe("an event that can't be read is named, and as much as can be is taken", () => {
  const good = eventOf("good", 20, 21);
  test.each<[string, string[], string[], string]>([
    ["no start", ["UID:b"], [], "time"],
    ["a wrong start", ["UID:b", "DTSTART:2030061xT080000Z"], [], "time 2030061xT080000Z"],
    ["a day that does not exist", ["UID:b", "DTSTART;VALUE=DATE:20300631"], [], "time 20300631"],
    ["a wrong end", ["UID:b", "DTSTART:20300610T080000Z", "DTEND:soon"], ["10 12:00"], "end soon"],
    [
      "an unknown zone",
      ["UID:b", "DTSTART;TZID=Mars/Base:20300610T090000"],
      ["10 09:00"],
      "timeZone Mars/Base",
    ],
    [
      "a rule of hours",
      eventOf("b", 10, 11, "RRULE:FREQ=HOURLY;COUNT=1000000"),
      ["10 12:00"],
      "rule FREQ=HOURLY;COUNT=1000000",
    ],
    [
      "a rule of another calendar",
      eventOf("b", 10, 11, "RRULE:RSCALE=HEBREW;FREQ=YEARLY"),
      ["10 12:00"],
      "rule RSCALE=HEBREW;FREQ=YEARLY",
    ],
    [
      "a wrong further date",
      eventOf("b", 10, 11, "RDATE:20300612T080000Z,soon"),
      ["10 12:00", "12 12:00"],
      "date soon",
    ],
  ])("%s", async (_, lines, expected, fault) => {
    const { days, unread } = await readParts(calendarOf(lines, good));
    expect({ days, unread }).toEqual({ days: [...expected, "20 12:00"], unread: [`1 ${fault}`] });
  });

  test("a change that can't be read leaves its occurrence as it was", async () => {
    const daily = eventOf("a", 3, 4, "RRULE:FREQ=DAILY;COUNT=2");
    const change = ["UID:a", "RECURRENCE-ID:20300604T080000Z", "DTSTART:soon"];
    expect(await readParts(calendarOf(daily, change))).toEqual({
      days: ["03 12:00", "04 12:00"],
      unread: ["2 time soon"],
    });
  });

  test("texts that are broken don't matter", async () => {
    const lines = ["DESCRIPTION:a text", "that goes on without folding", 'X-OWN;A="b:c', "X:"];
    const alarm = ["BEGIN:VALARM", "TRIGGER:-PT1H", "DURATION:x", "END:VALARM"];
    expect(await readParts(calendarOf([...lines, ...good, ...alarm]))).toEqual({
      days: ["20 12:00"],
      unread: [],
    });
  });
});

describe("busy times", () => {
  test("are taken, free ones are not", async () => {
    const lines = [
      "BEGIN:VFREEBUSY",
      "UID:x",
      "DTSTART:20300601T000000Z",
      "DTEND:20300701T000000Z",
      "FREEBUSY:20300610T080000Z/20300612T080000Z,20300615T080000Z/P1DT2H",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20300618T080000Z/PT3H",
      "FREEBUSY;FBTYPE=FREE:20300620T080000Z/20300622T080000Z",
      "FREEBUSY:soon",
      "END:VFREEBUSY",
    ];
    expect(await read(wrap(lines))).toEqual([
      "2030-06-10 12:00 – 2030-06-12 12:00",
      "2030-06-15 12:00 – 2030-06-16 14:00",
      "2030-06-18 12:00 – 2030-06-18 15:00",
    ]);
    expect((await readParts(wrap(lines))).unread).toEqual(["1 time soon"]);
  });

  test("what else a calendar has is told", async () => {
    const lines = ["BEGIN:VTODO", "UID:x", "DTSTART:20300610T080000Z", "END:VTODO"];
    expect(await readParts(wrap(lines))).toEqual({ days: [], unread: ["0 kind VTODO"] });
  });
});

describe("an event of this site", () => {
  test.each([
    ["taken-1323@mgzavri", []],
    ["TAKEN-1323@MGZAVRI", []],
    ["taken-1323@this-site.mgzavri", []],
    ["pickup-7@this-site.mgzavri", []],
    ["return-7@mgzavri", []],
    [`${"AbC-_".repeat(8)}xyz@mgzavri`, []],
    ["taken-1323@other-site.mgzavri", ["10 12:00"]],
    ["taken-1323@mgzavri.example", ["10 12:00"]],
    ["mgzavri", ["10 12:00"]],
  ])("%s takes nothing that it has not taken already", async (uid, expected) => {
    const answer = await readCalendar(calendarOf(eventOf(uid, 10, 12)), NOW, { own: "this-site" });
    if (!answer.ok) throw new Error(answer.fault);
    const days = answer.events.map(({ starts }) => starts.replace("2030-06-", ""));
    expect([days, answer.known.length]).toEqual([expected, 1]);
  });
});

test("identifiers are hashed, and known of events that are over or cancelled", async () => {
  const over = ["UID:nino@example.com", "DTSTART:20200610T080000Z", "DTEND:20200611T080000Z"];
  const answer = await readCalendar(
    calendarOf(eventOf("a", 10, 12), eventOf("b", 10, 12, "STATUS:CANCELLED"), over),
    NOW,
    { own: "this-site" },
  );
  if (!answer.ok) throw new Error(answer.fault);
  expect(answer.known).toHaveLength(3);
  expect(answer.events.map(({ uid }) => uid)).toEqual(answer.known.slice(0, 1));
  expect(answer.known.join(" ")).not.toContain("nino");
});

test("a calendar without events is no fault of its own", async () => {
  expect(await readCalendar(wrap([]), NOW, { own: "this-site" })).toEqual({
    ok: true,
    events: [],
    known: [],
    unread: [],
  });
});
