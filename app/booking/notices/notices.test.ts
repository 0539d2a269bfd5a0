import { describe, expect, test } from "vitest";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { createI18n } from "~/texts/i18n";
import { en } from "~/texts/en";
import { noticesAtFields, noticeText } from "./notice-text";
import { bookingNotices } from "./notices";

/** A trip without notices. */
const TRIP = {
  pickup: "Tbilisi",
  pickupDate: "2026-12-10",
  pickupTime: "12:00",
  returnDate: "2026-12-18",
  returnTime: "12:00",
};
const RULES = {
  now: { date: "2026-12-01", time: "10:00" },
  hours: DEFAULT_HOURS,
  prices: { places: EXAMPLE_PLACES, seasons: [] },
};
const KUTAISI_SHORT = {
  kind: "shortForPlace",
  name: { en: "Kutaisi Airport", ka: "ქუთაისის აეროპორტი" },
  days: 7,
};

test("an ordinary trip and an empty form have no notices", () => {
  expect(bookingNotices(TRIP, RULES)).toEqual([]);
  expect(bookingNotices({}, RULES)).toEqual([]);
  const empty = { pickup: "", pickupDate: "", pickupTime: "", returnDate: "", returnTime: "" };
  expect(bookingNotices(empty, RULES)).toEqual([]);
});

describe("a pick-up at Kutaisi Airport for less than seven days", () => {
  test.each([
    ["2026-12-10", true],
    ["2026-12-16", true],
    ["2026-12-17", false],
    ["2026-12-18", false],
  ])("from 10 December until %s has a notice: %s", (returnDate, hasNotice) => {
    const notices = bookingNotices({ ...TRIP, pickup: "Kutaisi Airport", returnDate }, RULES);
    expect(notices).toEqual(hasNotice ? [KUTAISI_SHORT] : []);
  });

  test("other pick-up locations and missing dates have no notice", () => {
    const short = { ...TRIP, returnDate: "2026-12-11" };
    for (const pickup of ["Tbilisi", "Tbilisi Airport", "Batumi", "Other"]) {
      expect(bookingNotices({ ...short, pickup }, RULES)).toEqual([]);
    }
    expect(bookingNotices({ ...short, pickup: "Kutaisi Airport", returnDate: "" }, RULES)).toEqual(
      [],
    );
  });
});

describe("a pick-up with less than the minimum notice", () => {
  const rules = { ...RULES, noticeHours: 48 };

  test.each([
    ["2026-12-02", "12:00", true],
    ["2026-12-03", "09:59", true],
    ["2026-12-03", "10:00", false],
    ["2026-12-02", "", true],
    // Some of the day is in time.
    ["2026-12-03", "", false],
  ])("%s at %j: %s", (pickupDate, pickupTime, hasNotice) => {
    const notices = bookingNotices({ ...TRIP, pickupDate, pickupTime }, rules);
    expect(notices).toEqual(hasNotice ? [{ kind: "shortNotice", hours: 48 }] : []);
  });

  test("is said at the date, and staff read it with the other notices", () => {
    const { t } = createI18n("en", en);
    const notices = bookingNotices({ ...TRIP, pickupDate: "2026-12-02" }, rules);
    const said = noticesAtFields(t, notices, DEFAULT_HOURS);
    expect(said).toEqual({ pickupDate: expect.stringContaining("48 hours’ notice") });
    const read = notices.map((notice) =>
      noticeText(t, notice, { audience: "staff", hours: DEFAULT_HOURS }),
    );
    expect(read).toEqual([expect.stringContaining("less than 48 hours before the pick-up")]);
  });

  test("in the past is said to be in the past, and nothing else", () => {
    expect(bookingNotices({ ...TRIP, pickupDate: "2026-11-30" }, rules)).toEqual(["pickupInPast"]);
  });

  test("is none where the company asks for no notice", () => {
    expect(bookingNotices({ ...TRIP, pickupDate: "2026-12-02" }, RULES)).toEqual([]);
  });
});

describe("a return before the pick-up", () => {
  test.each([
    ["2026-12-09", "12:00", true],
    ["2026-12-09", "20:59", true],
    ["2026-12-09", "", true],
    ["2026-12-10", "11:59", true],
    ["2026-12-10", "12:00", false],
    ["2026-12-10", "12:01", false],
    // Without both times only the dates are compared.
    ["2026-12-10", "", false],
    ["2026-12-11", "09:00", false],
    ["", "09:00", false],
  ])(
    "on %j at %j, after a pick-up on 2026-12-10 at 12:00, has a notice: %s",
    (date, time, hasNotice) => {
      const notices = bookingNotices({ ...TRIP, returnDate: date, returnTime: time }, RULES);
      expect(notices).toEqual(hasNotice ? ["returnBeforePickup"] : []);
    },
  );
});

describe("a pick-up in the past, in business time", () => {
  test.each([
    ["2026-11-30", "12:00", true],
    ["2026-12-01", "09:59", true],
    ["2026-12-01", "10:00", false],
    ["2026-12-01", "10:01", false],
    ["2026-12-01", "", false],
    ["2026-11-30", "", true],
    ["2026-12-02", "09:00", false],
    ["", "09:00", false],
  ])("on %j at %j has a notice: %s", (pickupDate, pickupTime, hasNotice) => {
    const notices = bookingNotices({ ...TRIP, pickupDate, pickupTime }, RULES);
    expect(notices.includes("pickupInPast")).toBe(hasNotice);
  });
});

describe("a pick-up before which no answer may come", () => {
  test.each([
    ["10:00", "2026-12-01", "12:59", true],
    ["10:00", "2026-12-01", "13:00", false],
    ["20:06", "2026-12-01", "23:30", true],
    // It has passed, but the customer may be there.
    ["20:06", "2026-12-01", "20:00", true],
    ["10:00", "2026-12-01", "", false],
    ["20:06", "2026-12-02", "03:00", true],
    ["20:06", "2026-12-02", "12:00", false],
    ["23:00", "2026-12-02", "11:59", true],
    ["10:00", "2026-11-30", "12:00", false],
  ])("asked for at %s on 1 December, on %s at %j, has a notice: %s", (time, day, at, has) => {
    const now = { date: "2026-12-01", time };
    const trip = { ...TRIP, pickupDate: day, pickupTime: at };
    expect(bookingNotices(trip, { ...RULES, now }).includes("tooSoon")).toBe(has);
  });

  test("follows closed days", () => {
    const trip = { ...TRIP, pickupDate: "2026-12-03" };
    const closedOn = (closedDays: string[]) =>
      bookingNotices(trip, {
        ...RULES,
        now: { date: "2026-12-01", time: "22:00" },
        hours: { ...DEFAULT_HOURS, closedDays },
      });
    expect(closedOn(["2026-12-02"])).toEqual([]);
    expect(closedOn(["2026-12-02", "2026-12-03"])).toEqual(["tooSoon"]);
  });
});

describe("times outside office hours, nine to nine", () => {
  test.each([
    ["08:59", "12:00", true],
    ["09:00", "21:00", false],
    ["12:00", "21:01", true],
    ["00:00", "12:00", true],
    ["12:00", "23:59", true],
    ["", "", false],
  ])(
    "a pick-up at %j and a return at %j have a notice: %s",
    (pickupTime, returnTime, hasNotice) => {
      const notices = bookingNotices({ ...TRIP, pickupTime, returnTime }, RULES);
      expect(notices).toEqual(hasNotice ? ["outsideOfficeHours"] : []);
    },
  );
});

test("uses the given office hours", () => {
  const hours = { opens: "10:00", closes: "18:00" };
  const early = { ...TRIP, pickupTime: "09:59" };
  expect(bookingNotices(early, { ...RULES, hours })).toEqual(["outsideOfficeHours"]);
  expect(bookingNotices({ ...TRIP, pickupTime: "10:00" }, { ...RULES, hours })).toEqual([]);
});

test("has none at night for an office that closes after midnight", () => {
  const rules = { ...RULES, hours: { opens: "18:00", closes: "02:00" } };
  const at = (pickupTime: string, returnTime: string) =>
    bookingNotices({ ...TRIP, pickupTime, returnTime }, rules);
  expect(at("23:30", "01:30")).toEqual([]);
  expect(at("23:30", "03:00")).toEqual(["outsideOfficeHours"]);
  expect(at("12:00", "01:30")).toEqual(["outsideOfficeHours"]);
});

test("lists all notices in a fixed order", () => {
  const trip = {
    pickup: "Kutaisi Airport",
    pickupDate: "2026-11-20",
    pickupTime: "05:00",
    returnDate: "2026-11-19",
    returnTime: "12:00",
  };
  expect(bookingNotices(trip, { ...RULES, isTaken: true })).toEqual([
    KUTAISI_SHORT,
    "returnBeforePickup",
    "pickupInPast",
    "outsideOfficeHours",
    "carTaken",
  ]);
});

describe("a season with a usual length of three days", () => {
  const name = { en: "New Year", ka: "ახალი წელი" };
  const season = { name, from: "2026-12-28", to: "2027-01-10", percent: 20, rates: null };
  const rules = {
    ...RULES,
    prices: { places: EXAMPLE_PLACES, seasons: [{ ...season, minDays: 3 }] },
  };

  test.each([
    ["2026-12-26", "2026-12-28", false],
    ["2026-12-27", "2026-12-29", true],
    ["2026-12-29", "2026-12-27", true],
    ["2026-12-27", "2026-12-30", false],
    ["2027-01-10", "2027-01-10", true],
    ["2027-01-11", "2027-01-12", false],
    ["2027-01-12", "2027-01-10", true],
  ])("from %s to %s has a notice: %s", (pickupDate, returnDate, hasNotice) => {
    const trip = { pickup: "Tbilisi", pickupDate, returnDate };
    const short = bookingNotices(trip, rules).filter((notice) => typeof notice !== "string");
    expect(short).toEqual(hasNotice ? [{ kind: "shortInSeason", name, days: 3 }] : []);
  });
});
