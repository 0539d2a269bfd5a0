import { beforeAll, describe, expect, test } from "vitest";
import { seedLarge } from "#db/seed/large";
import { explain } from "#db/testing/explain";
import { patiently } from "#db/testing/patient";
import { useTestDatabase } from "#db/testing/test-database";
import { addDays, businessTime } from "~/web/calendar";
import { listModels } from "~/catalog/fleet/models/list-models.queries.server";
import { listFreeVehicles } from "~/catalog/availability/testing/list-free-vehicles";
import { listOverlappingBookings } from "./overlaps.queries.server";

/** The time limit of the seeding on a busy machine; the statements themselves have no limit. */
const SEED_WITHIN_MS = 300_000;

const database = useTestDatabase();
const today = businessTime(new Date()).date;
/** A later day: within the next one the open bookings are read once, for cars that are overdue. */
const later = addDays(today, 3);
const period = { start: `${later} 12:00`, end: `${later} 18:00` };

describe("with 300 models and 2,000 vehicles, no query reads all bookings:", () => {
  beforeAll(async () => {
    const fleet = { models: 300, vehicles: 2_000 };
    const amounts = { ...fleet, bookings: 20_000, visits: 10, days: 90 };
    await patiently(database.sql, (sql) => seedLarge(sql, amounts, today));
  }, SEED_WITHIN_MS);

  test.each([
    ["the desk's list of models", "bookings_open_start_idx", listModels],
    ["the free vehicles of a model", "occupancy_vehicle_excl", listFree],
    ["the overlaps of bookings", "bookings_confirmed_days_idx", listOverlaps],
  ] as const)("%s uses %s", async (_, index, query) => {
    const steps = await explain(database.sql, (sql) => query(sql, today));
    expect(steps.map((step) => step["Index Name"])).toContain(index);
    const scans = steps.filter((step) => step["Node Type"] === "Seq Scan");
    const tables = scans.map((step) => step["Relation Name"]);
    expect(tables.filter((table) => /bookings|occupancy/.test(table ?? ""))).toEqual([]);
  });

  test("the list has all models, each with a next booking or none", async () => {
    const models = await listModels(database.sql, today);
    expect(models).toHaveLength(300);
    expect(models.reduce((sum, { vehicles }) => sum + vehicles, 0)).toBe(2_000);
    expect(models.some(({ nextBooking }) => nextBooking !== null)).toBe(true);
  });
});

function listFree(sql: typeof database.sql) {
  return listFreeVehicles(sql, 1, { period, now: new Date() });
}

function listOverlaps(sql: typeof database.sql) {
  return listOverlappingBookings(sql, [1, 2, 3, 4, 5], { limit: 3, now: new Date() });
}
