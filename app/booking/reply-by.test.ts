import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, businessInstant, businessMoment } from "~/web/calendar";
import {
  DEFAULT_HOURS,
  isClosedOn,
  isOfficeHour,
  type OfficeHours,
} from "~/catalog/company/company";
import { answerBy, isUrgent, replyOf } from "./reply-by";

const MINUTE_MS = 60_000;

function instantAt(moment: string): Date {
  const [date = "", time = ""] = moment.split(" ");
  return businessInstant(date, time);
}

/** Returns the reply to a request made at a moment, in business time. */
function replyAt(made: string, hours: OfficeHours, pickup: string | null = null) {
  const times = { createdAt: instantAt(made), pickup: pickup === null ? null : instantAt(pickup) };
  const { by, half, isTooSoon } = replyOf(times, hours);
  return { by: by && businessMoment(by), half: half && businessMoment(half), isTooSoon };
}

test.each([
  ["2026-11-21 09:00", "2026-11-21 10:00"],
  ["2026-11-21 12:34", "2026-11-21 13:34"],
  ["2026-11-21 20:00", "2026-11-21 21:00"],
  ["2026-11-21 20:01", "2026-11-22 09:01"],
  ["2026-11-21 20:30", "2026-11-22 09:30"],
  ["2026-11-21 20:59", "2026-11-22 09:59"],
  ["2026-11-21 21:00", "2026-11-22 10:00"],
  ["2026-11-21 23:59", "2026-11-22 10:00"],
  ["2026-11-22 00:00", "2026-11-22 10:00"],
  ["2026-11-22 08:59", "2026-11-22 10:00"],
  ["2026-12-31 20:45", "2027-01-01 09:45"],
  ["2028-02-28 22:00", "2028-02-29 10:00"],
  // Europe changes its clocks in these nights; Georgia doesn't.
  ["2026-03-28 22:00", "2026-03-29 10:00"],
  ["2026-10-24 20:30", "2026-10-25 09:30"],
])("the reply to a request made at %s is due by %s", (made, by) => {
  expect(replyAt(made, DEFAULT_HOURS).by).toBe(by);
});

test.each([
  ["18:00", "02:00", "2026-11-21 18:30", "2026-11-21 19:30"],
  ["18:00", "02:00", "2026-11-21 23:30", "2026-11-22 00:30"],
  ["18:00", "02:00", "2026-11-22 00:30", "2026-11-22 01:30"],
  ["18:00", "02:00", "2026-11-22 01:30", "2026-11-22 18:30"],
  ["18:00", "02:00", "2026-11-22 02:00", "2026-11-22 19:00"],
  ["18:00", "02:00", "2026-11-22 12:00", "2026-11-22 19:00"],
  ["09:00", "00:00", "2026-12-31 23:30", "2027-01-01 09:30"],
  ["12:00", "12:20", "2026-11-21 12:10", "2026-11-24 12:10"],
  // An office that never closes.
  ["00:00", "00:00", "2026-11-21 23:45", "2026-11-22 00:45"],
  ["08:00", "08:00", "2026-11-21 07:45", "2026-11-21 08:45"],
  ["00:00", "23:59", "2026-11-21 23:45", "2026-11-22 00:46"],
])(
  "with the hours %s–%s the reply to a request made at %s is due by %s",
  (opens, closes, made, by) => {
    expect(replyAt(made, { opens, closes }).by).toBe(by);
  },
);

describe("closed days", () => {
  test.each([
    [["2026-11-22"], "2026-11-21 20:30", "2026-11-23 09:30"],
    [["2026-11-22"], "2026-11-22 12:00", "2026-11-23 10:00"],
    [["2026-11-22", "2026-11-23", "2026-11-24"], "2026-11-21 22:00", "2026-11-25 10:00"],
    [["2026-11-22", "2026-11-24"], "2026-11-21 22:00", "2026-11-23 10:00"],
    [["2026-11-20"], "2026-11-21 12:00", "2026-11-21 13:00"],
    [[], "2026-11-21 12:00", "2026-11-21 13:00"],
  ])("%j: a request made at %s is answered by %s", (closedDays, made, by) => {
    expect(replyAt(made, { ...DEFAULT_HOURS, closedDays }).by).toBe(by);
  });

  test.each([
    // The evening of the 21st ends at midnight, and that of the 22nd does not begin.
    ["2026-11-21 23:30", "2026-11-23 18:30"],
    ["2026-11-22 00:30", "2026-11-23 19:00"],
    ["2026-11-23 00:30", "2026-11-23 19:00"],
    ["2026-11-24 00:30", "2026-11-24 01:30"],
  ])("a night office that is closed on the 22nd answers a request made at %s by %s", (made, by) => {
    const hours = { opens: "18:00", closes: "02:00", closedDays: ["2026-11-22"] };
    expect(replyAt(made, hours).by).toBe(by);
  });

  test("all year leave the time before the pick-up, and end the search", () => {
    const closedDays = Array.from({ length: 400 }, (_, day) => addDays("2026-11-21", day));
    const hours = { ...DEFAULT_HOURS, closedDays };
    expect(replyAt("2026-11-21 12:00", hours)).toEqual({ by: null, half: null, isTooSoon: false });
    expect(replyAt("2026-11-21 12:00", hours, "2026-11-22 14:00")).toEqual({
      by: "2026-11-22 12:00",
      half: "2026-11-22 00:00",
      isTooSoon: true,
    });
  });
});

test.each([
  ["2026-11-21 12:00", "2026-11-21 15:00", "2026-11-21 13:00", "2026-11-21 12:30", false],
  ["2026-11-21 12:00", "2026-11-21 14:59", "2026-11-21 12:59", "2026-11-21 12:29", true],
  ["2026-11-21 20:06", "2026-11-22 03:00", "2026-11-22 01:00", "2026-11-21 22:33", true],
  ["2026-11-21 21:00", "2026-11-22 12:00", "2026-11-22 10:00", "2026-11-22 09:30", false],
  ["2026-11-21 21:00", "2026-11-22 11:59", "2026-11-22 09:59", "2026-11-22 03:29", true],
  ["2026-11-21 12:00", "2026-11-21 14:10", "2026-11-21 12:10", "2026-11-21 12:05", true],
  ["2026-11-21 12:00", "2026-11-21 14:09", null, null, true],
  ["2026-11-21 12:00", "2026-11-21 13:00", null, null, true],
  ["2026-11-21 12:00", "2026-10-24 12:00", null, null, true],
])(
  "a request made at %s for a pick-up at %s is answered by %s, at half time %s, too soon: %s",
  (made, pickup, by, half, isTooSoon) => {
    expect(replyAt(made, DEFAULT_HOURS, pickup)).toEqual({ by, half, isTooSoon });
  },
);

const request = {
  createdAt: "2026-11-21T16:06:00.000Z",
  pickupDate: "2026-11-22",
  pickupTime: "03:00",
};

test.each([
  ["pending", true, "2026-11-21T21:00:00.000Z", true],
  ["pending", false, null, true],
  ["confirmed", true, null, false],
  ["cancelled", true, null, false],
] as const)(
  "of a %s booking for tonight, promised: %s, the API says %s; urgent: %s",
  (status, isPromised, by, urgent) => {
    const booking = { ...request, status };
    expect(answerBy(booking, { hours: DEFAULT_HOURS, isPromised })).toBe(by);
    expect(isUrgent(booking, DEFAULT_HOURS)).toBe(urgent);
  },
);

describe("for any office and any request", () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16));
  const FIRST = instantAt("2026-12-25 00:00").getTime();
  const day = fc.integer({ min: 0, max: 14 }).map((days) => addDays("2026-12-24", days));
  const office = fc.record({ opens: time, closes: time, closedDays: fc.uniqueArray(day) });
  const made = fc.integer({ min: 0, max: 10 * 24 * 60 }).map((at) => FIRST + at * MINUTE_MS);
  const ahead = fc.integer({ min: -60, max: 4 * 24 * 60 });

  /** Counts the office minutes from an instant until another, minute by minute. */
  function officeMinutes(from: number, until: number, hours: OfficeHours) {
    let count = 0;
    for (let at = from; at < until; at += MINUTE_MS) if (isOpenAt(at, hours)) count += 1;
    return count;
  }

  function isOpenAt(at: number, hours: OfficeHours) {
    const [date = "", now = ""] = businessMoment(new Date(at)).split(" ");
    if (isClosedOn(date, hours)) return false;
    // The minute of closing is not one of the office, as the one of opening is.
    if (hours.opens < hours.closes) return isOfficeHour(now, hours) && now !== hours.closes;
    return now >= hours.opens || (now < hours.closes && !isClosedOn(addDays(date, -1), hours));
  }

  test("the deadline is after 60 office minutes, or two hours before the pick-up", () => {
    fc.assert(
      fc.property(office, made, ahead, (hours, at, minutes) => {
        const pickup = new Date(at + minutes * MINUTE_MS);
        const latest = pickup.getTime() - 120 * MINUTE_MS;
        const { by, half, isTooSoon } = replyOf({ createdAt: new Date(at), pickup }, hours);
        const fits = latest > at && officeMinutes(at, latest, hours) >= 60;
        expect(isTooSoon).toBe(!fits);
        const hasDeadline = fits || latest - at >= 10 * MINUTE_MS;
        expect([by !== null, half !== null]).toEqual([hasDeadline, hasDeadline]);
        const [end, middle] = [by?.getTime() ?? latest, half?.getTime() ?? latest];
        const minutesUntil = (until: number) => (fits ? officeMinutes(at, until, hours) : null);
        expect([minutesUntil(middle), minutesUntil(end)]).toEqual(fits ? [30, 60] : [null, null]);
        expect(fits ? latest : end).toBe(latest);
        expect(!hasDeadline || (at < middle && middle < end && end <= latest)).toBe(true);
      }),
    );
  });
});
