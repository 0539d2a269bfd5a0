import { beforeEach, describe, expect, test } from "vitest";
import { businessInstant } from "~/calendar";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { useTestDatabase } from "#db/testing/test-database";
import { bookingCounter, loadVisitReport } from "./report.server";
import { visitStore, type PageView } from "./store-visits.server";
import { maintainVisitTables } from "./visits.queries.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();

const DAY = "2026-11-20";
const BROWSER = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";
const PHONE = `${BROWSER} Mobile`;

beforeEach(async () => {
  const { sql } = database;
  await sql`truncate visits, visitors, visit_days, visit_salts`;
  await sql`delete from bookings`;
  for (const day of ["2026-11-12", DAY]) await maintainVisitTables(sql, day);
});

type StoredView = Partial<PageView> & { time?: string; day?: string };

/** Stores each page view by a separate statement. */
async function store(...views: StoredView[]) {
  const storeVisits = visitStore(database.sql);
  for (const { day = DAY, time = "12:00", ...view } of views) {
    const visit = {
      at: businessInstant(day, time).getTime(),
      path: "/",
      userAgent: BROWSER,
      address: "10.0.0.1",
      mobileHint: null,
      proxyCountry: null,
      acceptLanguage: "de-AT",
    };
    await storeVisits([{ ...visit, ...view }]);
  }
}

function report(time = "12:01", period: 7 | 30 | 90 = 7) {
  const { sql } = database;
  const now = businessInstant(DAY, time);
  return loadVisitReport(sql, { period, now, countBookings: bookingCounter(sql) });
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
    devices: ["mobile", "desktop", "tablet"].map((device) => ({
      device,
      visitors: 0,
      percent: 0,
    })),
    countries: [],
  });
  expect(days).toHaveLength(7);
  expect(hours).toEqual(Array(24).fill(0));
  expect(funnel.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test("the report counts views by page and hour, and visitors once a day", async () => {
  await store(
    { time: "09:30" },
    { time: "09:40", path: "/all-cars?type=suv" },
    { time: "12:00" },
    { time: "12:00", address: "10.0.0.2", userAgent: PHONE, acceptLanguage: "en-GB" },
    { time: "12:00", address: "10.0.0.2", userAgent: PHONE, day: "2026-11-19" },
  );
  const counted = await report();
  expect(counted).toMatchObject({ current: 2, today: 2, weekly: 3, averageDaily: 0 });
  expect(counted.days.slice(-2)).toEqual([
    { day: "2026-11-19", views: 1, visitors: 1 },
    { day: DAY, views: 4, visitors: 2 },
  ]);
  expect([counted.hours[9], counted.hours[12]]).toEqual([2, 3]);
  expect(counted.pages).toEqual([
    { page: "home", views: 4 },
    { page: "allCars", views: 1 },
  ]);
  expect(counted.devices.map(({ percent }) => percent)).toEqual([67, 33, 0]);
  expect(counted.countries).toEqual([
    { country: "AT", visitors: 2 },
    { country: "GB", visitors: 1 },
  ]);
});

test("the report ends sessions after 30 minutes of inactivity", async () => {
  await store({ time: "09:00" }, { time: "09:30" }, { time: "10:01" }, { time: "10:03" });
  // 30 minutes and 2 minutes: two sessions of one visitor.
  expect((await report()).sessionTime).toBe("16:00");
});

test("the report accepts visits stored out of order", async () => {
  await store({ time: "09:20" }, { time: "09:00" }, { time: "09:25" });
  expect(await report()).toMatchObject({ today: 1, sessionTime: "5:00" });
});

test("the report excludes robots, the desk and requests without a user agent", async () => {
  await store(
    { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    { userAgent: "" },
    { path: "/admin" },
  );
  expect((await report()).today).toBe(0);
});

test("the report has a funnel from visitors to bookings", async () => {
  await store({}, { path: "/cars/1" }, { path: "/cars/2" }, { address: "10.0.0.2" });
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

describe("a stored visitor", () => {
  test("has neither address nor user agent, and a different key each day", async () => {
    await store({ address: "192.0.2.77" }, { address: "192.0.2.77", day: "2026-11-19" });
    const rows = await database.sql`select * from visits order by day`;
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Chrome/);
    expect(rows[0]!.visitor).not.toBe(rows[1]!.visitor);
  });

  test("has the same key on every node", async () => {
    await Promise.all([store({}), store({})]);
    expect(await report()).toMatchObject({ today: 1 });
  });
});

describe("maintenance", () => {
  const partitions = async () => {
    const rows = await database.sql<{ name: string }[]>`
      select relid::regclass::text as name from pg_partition_tree('visits') where isleaf`;
    return rows.map(({ name }) => name).sort();
  };

  test("creates the partitions of coming days, on several nodes at once", async () => {
    const { sql } = database;
    await Promise.all([1, 2, 3].map(() => maintainVisitTables(sql, "2031-05-01")));
    expect((await partitions()).slice(-9)).toEqual([
      "visits_20310430",
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((day) => `visits_2031050${day}`),
    ]);
  });

  test("drops visits after 90 days and keeps their sums", async () => {
    await store({});
    await maintainVisitTables(database.sql, "2027-02-18");
    expect(await partitions()).toContain("visits_20261120");
    await maintainVisitTables(database.sql, "2027-02-19");
    expect(await partitions()).not.toContain("visits_20261120");
    expect((await report()).weekly).toBe(1);
  });

  test("deletes the salts and visitors of past days", async () => {
    await store({});
    await maintainVisitTables(database.sql, DAY);
    expect(await database.sql`select from visit_salts, visitors`).toHaveLength(1);
    await maintainVisitTables(database.sql, "2026-11-21");
    expect(await database.sql`select from visit_salts`).toHaveLength(0);
    expect(await database.sql`select from visitors`).toHaveLength(0);
  });
});
