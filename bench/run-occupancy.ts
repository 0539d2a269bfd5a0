// `npm run bench:occupancy`: see bench/README.md.
import { connect, type Sql } from "#db/connect";
import { listAvailability } from "~/availability/availability.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { addDays, businessTime } from "~/calendar";
import { ensureBuild } from "../bin/build.mjs";
import { runWithCleanup } from "./cleanup";
import { addBookings, addModel } from "./rental-load";
import { makeDataFolder, openSite } from "./sites";

const MODELS = 200;
const VEHICLES = 5;
const SAMPLES = 200;

runWithCleanup(async () => {
  ensureBuild();
  const dataDir = await makeDataFolder();
  await openSite(dataDir);
  const connection = { application_name: "bench", statement_timeout: 0 };
  const sql = connect({ dataDir }, { role: "owner", max: 4, query_timeout: 0, connection });
  await measureRepacking(sql);
  await measureFleet(sql);
  await sql.end();
});

/** Confirmations of a model so full that many need repacking. */
async function measureRepacking(sql: Sql) {
  const model = await addModel(sql, "Repacked", 200);
  const stock = { amount: 5_000, days: 205, longest: 14, status: "confirmed" } as const;
  await addBookings(sql, [model], stock);
  await sql`analyze bookings, vehicles`;
  await sql`select occupy_confirmed(business_time(now()))`;
  await sql`analyze occupancy`;
  const ids = await addBookings(sql, [model], {
    ...stock,
    amount: SAMPLES,
    status: "pending",
  });
  const times: number[] = [];
  const outcomes = { moved: 0, full: 0, direct: 0 };
  for (const id of ids) {
    const before = await moveCount(sql, model);
    const start = performance.now();
    const changed = await updateBookingStatus(sql, { id, status: "confirmed", actor: "bench" }, []);
    times.push(performance.now() - start);
    const moved = (await moveCount(sql, model)) !== before;
    outcomes[changed.ok ? (moved ? "moved" : "direct") : "full"] += 1;
  }
  report("confirmation among 200 vehicles and 5,000 bookings, goal 200 ms", times);
  console.log(outcomes);
}

/** Changes if any booking of the model has another vehicle than before. */
async function moveCount(sql: Sql, model: number) {
  const [row] = await sql<{ sum: string }[]>`
    select coalesce(sum(hashtext(booking_id || ' ' || vehicle_id)), 0)::text as sum from occupancy
    where car_id = ${model} and booking_id not in (
      select booking_id from booking_events where actor = 'bench'
    )`;
  return row!.sum;
}

async function measureFleet(sql: Sql) {
  const models: number[] = [];
  for (let number = 1; number <= MODELS; number += 1) {
    models.push(await addModel(sql, `Model ${number}`, VEHICLES));
  }
  await addBookings(sql, models, {
    amount: 200_000,
    days: 365 * 5,
    longest: 10,
    status: "confirmed",
  });
  await sql`analyze bookings, vehicles`;
  const start = performance.now();
  await sql`select occupy_confirmed(business_time(now()))`;
  const seconds = (performance.now() - start) / 1_000;
  console.log(`200,000 confirmed bookings get vehicles: ${seconds.toFixed(1)} s, goal 30 s`);
  await sql`vacuum analyze occupancy`;
  const times: number[] = [];
  const today = businessTime(new Date()).date;
  for (let day = 1; day <= SAMPLES; day += 1) {
    const period = {
      start: `${addDays(today, day)} 12:00`,
      end: `${addDays(today, day + 7)} 12:00`,
    };
    const begin = performance.now();
    await listAvailability(sql, { period, now: new Date() });
    times.push(performance.now() - begin);
  }
  report("availability of all models with 200,000 rows, goal 10 ms", times);
}

function report(name: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  console.log(`${name}: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`);
}
