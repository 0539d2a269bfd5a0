import { expect, test } from "vitest";
import { useTestDatabase } from "../testing/test-database";
import { hasRealBookings, seedLarge } from "./large";

const database = useTestDatabase();

test(
  "generates the given numbers of bookings and visits, and their sums",
  { tags: "slow" },
  async () => {
    const { sql } = database;
    const fleet = { models: 40, vehicles: 120 };
    await seedLarge(sql, { ...fleet, bookings: 300, visits: 1_000, days: 10 }, "2026-11-20");
    const [row] = await sql`
    select
      (select count(*) from cars) as models,
      (select count(*) from vehicles) as vehicles,
      (select count(distinct car_id) from vehicles) as "modelsWithVehicles",
      (select count(*) from bookings) as bookings,
      (
        select count(*) from bookings
        where place_names #>> '{pickup,ka}' = 'თბილისის აეროპორტი'
          and place_names #>> '{return,ka}' = 'თბილისი'
      ) as "withGeorgianPlaces",
      (select count(*) from booking_events where kind = 'placed') as placed,
      (select count(distinct day) from visit_days) as days,
      (select sum(views)::integer from visit_days where kind = 'all') as views,
      (select sum(views)::integer from visit_days where kind = 'hour') as "viewsByHour",
      (select sum(visitors) from visit_days where kind = 'all' and day = '2026-11-20')
        = (select count(*) from visitors) as "visitorsMatch"`;
    expect(row).toEqual({
      models: 40,
      vehicles: 120,
      modelsWithVehicles: 40,
      bookings: 300,
      withGeorgianPlaces: 300,
      placed: 300,
      days: 10,
      views: 1_000,
      viewsByHour: 1_000,
      visitorsMatch: true,
    });
    expect(await hasRealBookings(sql)).toBe(false);
    await sql`update bookings set email = 'nino@example.com' where id = 1`;
    expect(await hasRealBookings(sql)).toBe(true);
  },
);
