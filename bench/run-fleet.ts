// `npm run bench:fleet`: see bench/README.md.
import { connect, type Sql } from "#db/connect";
import { LARGE, seedLarge, type Amounts } from "#db/seed/large";
import { findAvailability, listAvailability } from "~/availability/availability.queries.server";
import { listOverlappingBookings } from "~/booking/notices/overlaps.queries.server";
import { businessTime } from "~/calendar";
import { readFleet } from "~/fleet/fleet.queries.server";
import { listModels } from "~/fleet/models/list-models.queries.server";
import { ensureBuild } from "../bin/build.mjs";
import { runWithCleanup } from "./cleanup";
import { measureInTurns } from "./latency";
import { printLatency, printLatencyHead } from "./latency-table";
import { familyCpuSeconds } from "./process-use";
import { makeDataFolder, openSite, postmasterPid } from "./sites";

const SMALL: Amounts = { models: 30, vehicles: 80, bookings: 200, visits: 10, days: 90 };
const MANY_CARS: Amounts = { ...LARGE, visits: 10 };

/** Dates of a trip that many bookings overlap. */
const today = businessTime(new Date()).date;
const period = { start: `${today} 12:00`, end: `${today} 18:00` };

const QUERIES: Record<string, (sql: Sql) => Promise<unknown>> = {
  "the desk's list of models": (sql) => listModels(sql, today),
  "the site's list of cars": (sql) => readFleet(sql, "en"),
  "availability of a car": (sql) => findAvailability(sql, 1n, { period, now: new Date() }),
  "availability of all cars": (sql) => listAvailability(sql, { period, now: new Date() }),
  "overlaps of 20 bookings": listNewest,
};

async function listNewest(sql: Sql) {
  const rows = await sql<{ id: number }[]>`select id from bookings order by id desc limit 20`;
  return listOverlappingBookings(
    sql,
    rows.map(({ id }) => id),
    { limit: 3, now: new Date() },
  );
}

runWithCleanup(async () => {
  ensureBuild();
  const [small, large] = [await openFilled(SMALL), await openFilled(MANY_CARS)];
  printLatencyHead();
  for (const [name, query] of Object.entries(QUERIES)) {
    const measured = [small, large].map(({ sql, cpu }) => ({
      call: async () => void (await query(sql)),
      cpu,
    }));
    const [few, many] = await measureInTurns(measured);
    printLatency(name, few!, many!, {});
  }
  await Promise.all([small, large].map(({ sql }) => sql.end()));
});

async function openFilled(amounts: Amounts) {
  const dataDir = await makeDataFolder();
  await openSite(dataDir);
  const connection = { application_name: "bench", statement_timeout: 0 };
  const sql = connect({ dataDir }, { role: "owner", max: 4, query_timeout: 0, connection });
  await seedLarge(sql, amounts, today);
  console.log(`${amounts.models} models, ${amounts.bookings} bookings: generated`);
  const postgres = postmasterPid(dataDir)!;
  return { sql, cpu: () => familyCpuSeconds(postgres) };
}
