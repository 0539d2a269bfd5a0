/** @module-tag slow */
import { beforeEach, describe, expect, test } from "vitest";
import { businessInstant } from "~/web/calendar";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { useTestDatabase } from "#db/testing/test-database";
import type { PageView } from "~/site/visits/page-view.server";
import {
  bookingCounter,
  conversionRate,
  loadVisitReport,
  shareOut,
} from "~/site/visits/report.server";
import { visitStore } from "./visits.server";
import { deleteOldVisits } from "./visits.queries.server";

const database = useTestDatabase();

const DAY = "2026-11-20";

beforeEach(async () => {
  const { sql } = database;
  await sql`truncate visits, visitors, visit_days, visit_salts`;
  await sql`delete from bookings`;
});

type StoredView = Partial<PageView> & { time?: string; day?: string };

/** Stores each page view by a separate statement. */
async function store(...views: StoredView[]) {
  const storeVisits = visitStore(database.sql);
  for (const { day = DAY, time = "12:00", ...view } of views) {
    const known = { page: "home", device: "desktop", country: "AT" } as const;
    const visitor = { address: "10.0.0.1", userAgent: "Chrome" };
    await storeVisits([{ at: businessInstant(day, time), ...known, ...visitor, ...view }]);
  }
}

function report(time = "12:01", period: 7 | 30 | 90 = 7) {
  const { sql } = database;
  const now = businessInstant(DAY, time);
  return loadVisitReport({ sql, bookingCounts: bookingCounter(sql) }, { period, lang: "en", now });
}

test("the report has zeros without visits", async () => {
  const { days, hours, funnel, ...rest } = await report();
  expect(rest).toEqual({
    period: 7,
    current: 0,
    today: 0,
    weekly: 0,
    averageDaily: 0,
    peakWeekday: 6,
    sessionTime: "0:00",
    conversion: 0,
    pages: [],
    devices: ["mobile", "desktop", "tablet"].map((device) => ({ device, count: 0, percent: 0 })),
    countries: [],
  });
  expect(days).toHaveLength(7);
  expect(hours).toEqual(Array(24).fill(0));
  expect(funnel.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test("the report counts views by page and hour, and visitors once a day", async () => {
  await store(
    { time: "09:30" },
    { time: "09:40", page: "allCars" },
    { time: "12:00" },
    { time: "12:00", address: "10.0.0.2", device: "mobile", country: "GB" },
    { time: "12:00", address: "10.0.0.2", device: "mobile", day: "2026-11-19" },
  );
  const counted = await report();
  expect(counted).toMatchObject({ current: 2, today: 2, weekly: 3, averageDaily: 0 });
  expect(counted.days.slice(-2)).toEqual([
    { day: "2026-11-19", views: 1, visitors: 1 },
    { day: DAY, views: 4, visitors: 2 },
  ]);
  expect([counted.hours[9], counted.hours[12]]).toEqual([2, 3]);
  expect(counted.pages).toEqual([
    { name: "Home", count: 4 },
    { name: "All Cars", count: 1 },
  ]);
  expect(counted.devices.map(({ percent }) => percent)).toEqual([67, 33, 0]);
  expect(counted.countries).toEqual([
    { name: "Austria", count: 2 },
    { name: "United Kingdom", count: 1 },
  ]);
});

test("the report ends sessions after 30 minutes of inactivity", async () => {
  await store({ time: "09:00" }, { time: "09:30" }, { time: "10:01" }, { time: "10:03" });
  // Pauses of 30 minutes and 2 minutes make two sessions of one visitor.
  expect((await report()).sessionTime).toBe("16:00");
});

test("the report accepts visits stored out of order", async () => {
  await store({ time: "09:20" }, { time: "09:00" }, { time: "09:25" });
  expect(await report()).toMatchObject({ today: 1, sessionTime: "5:00" });
});

test("the report has a funnel from visitors to bookings", async () => {
  await store({}, { page: "carDetails" }, { page: "carDetails" }, { address: "10.0.0.2" });
  for (const email of ["a@example.com", "b@example.com"]) {
    await placeBooking(testStore(database.sql), bookingInput({ email }), { lang: "en" });
  }
  await database.sql`
    update bookings set created_at = ${businessInstant(DAY, "11:00")},
      status = case email when 'a@example.com' then 'confirmed' else 'cancelled' end`;
  const counted = await report();
  expect(counted.funnel.map(({ count }) => count)).toEqual([2, 1, 2, 1]);
  expect(counted.conversion).toBe(100);
});

test("the report counts visitors of the last five minutes as current", async () => {
  await store({ time: "11:56" }, { time: "11:55", address: "10.0.0.2" });
  expect((await report("12:00")).current).toBe(1);
});

test("the report covers the requested period", async () => {
  await store({ day: "2026-11-13" }, { day: DAY });
  const views = async (period: 7 | 30) =>
    (await report("12:00", period)).days.reduce((sum, day) => sum + day.views, 0);
  expect([await views(7), await views(30)]).toEqual([1, 2]);
});

test.each([
  ["Saturday without data", [], 6],
  ["Saturday with less than a week of data", [9, 1, 1, 1, 1, 1], 6],
  ["counted with a week of data", [1, 1, 9, 1, 1, 1, 1], 0],
  ["by the average of a weekday", [9, 1, 1, 1, 1, 1, 8, 1], 3],
])("the peak day is %s", async (_, visitors, weekday) => {
  // The last of these days is yesterday, a Thursday. Today, which is not over, does not count.
  const days = [...visitors, 99].map((count, index) => ({ count, ago: visitors.length - index }));
  for (const { count, ago } of days) {
    await database.sql`
      insert into visit_days (day, kind, name, visitors)
      values (${DAY}::date - ${ago}::integer, 'all', '', ${count})`;
  }
  expect((await report()).peakWeekday).toBe(weekday);
});

test.each([
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 1, 1],
    [33, 34, 33],
  ],
  [
    [1, 999, 0],
    [0, 100, 0],
  ],
])("%j share a hundred percent as %j", (counts, shares) => {
  const shared = shareOut(counts.map((count) => ({ device: "mobile", count })));
  expect(shared.map(({ percent }) => percent)).toEqual(shares);
});

test.each([
  [3, 0, 0],
  [1, 3, 33.3],
  [1, 1_000, 0.1],
  [4, 3, 100],
])("%i bookings of %i visitors convert %d %%", (bookings, visitors, rate) => {
  expect(conversionRate(bookings, visitors)).toBe(rate);
});

describe("a stored visitor", () => {
  test("has neither address nor user agent, and a different key each day", async () => {
    await store({ address: "192.0.2.77" }, { address: "192.0.2.77", day: "2026-11-19" });
    const rows = await database.sql`select * from visitors order by day`;
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Chrome/);
    expect(rows[0]!.visitor).not.toBe(rows[1]!.visitor);
  });

  test("has the same key on every node", async () => {
    await Promise.all([store({}), store({})]);
    expect(await report()).toMatchObject({ today: 1 });
  });

  test("is deleted after its day with the salt, and the sums stay", async () => {
    await store({});
    await deleteOldVisits(database.sql, DAY);
    expect(await database.sql`select from visit_salts, visitors`).toHaveLength(1);
    await deleteOldVisits(database.sql, "2026-11-21");
    expect(await database.sql`select from visit_salts`).toHaveLength(0);
    expect(await database.sql`select from visitors`).toHaveLength(0);
    expect((await report()).weekly).toBe(1);
  });
});

test("page views that an earlier release stored are deleted after 90 days", async () => {
  const { sql } = database;
  const partitionOfDay = () => sql`select to_regclass('visits_20261120') is not null as known`;
  await deleteOldVisits(sql, DAY);
  await deleteOldVisits(sql, "2027-02-18");
  expect(await partitionOfDay()).toEqual([{ known: true }]);
  await deleteOldVisits(sql, "2027-02-19");
  expect(await partitionOfDay()).toEqual([{ known: false }]);
});
