// `npm run bench:calendar`: see bench/README.md.
import { get as request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { connect, type Sql } from "#db/connect";
import { addDays, businessTime } from "~/calendar";
import { ensureBuild } from "../bin/build.mjs";
import { runWithCleanup } from "./cleanup";
import { signIn } from "./desk";
import { cpuSeconds, familyCpuSeconds } from "./process-use";
import { addModel } from "./rental-load";
import { makeDataFolder, openSite, postmasterPid } from "./sites";

/** `models` of `vehicles` each. */
type Fleet = { models: number; vehicles: number; days: number; bars: number };

/** A page of 40 vehicles, one of a model with 200, and the first page of 200 in small models. */
const CALENDARS: Record<string, Fleet & { goal: { ms: number; kilobytes: number } }> = {
  "40 vehicles, 14 days": {
    models: 10,
    vehicles: 4,
    days: 14,
    bars: 160,
    goal: { ms: 30, kilobytes: 15 },
  },
  "200 vehicles of a model, 90 days, 5,000 bars": {
    models: 1,
    vehicles: 200,
    days: 90,
    bars: 5_000,
    goal: { ms: 250, kilobytes: 120 },
  },
  "200 vehicles, 90 days, 5,000 bars, first page": {
    models: 50,
    vehicles: 4,
    days: 90,
    bars: 5_000,
    goal: { ms: 250, kilobytes: 120 },
  },
};

/** After fewer the engine has not compiled the renderer yet. */
const WARM_UP = 200;
const ROUNDS = 5;
const REQUESTS = 20;

runWithCleanup(async () => {
  ensureBuild();
  for (const [name, { goal, ...fleet }] of Object.entries(CALENDARS)) {
    // One after the other: sites beside each other take each other's processor caches.
    // oxlint-disable-next-line no-await-in-loop
    const { times, size, bars } = await measure(fleet);
    const [least = 0, ...others] = times.toSorted((a, b) => a - b);
    const median = [least, ...others][Math.floor(ROUNDS / 2)] ?? 0;
    console.log(
      `${name}: CPU median ${median.toFixed(1)} ms, least ${least.toFixed(1)} ms (goal ${goal.ms}), ` +
        `${(size / 1_000).toFixed(1)} KB in brotli (goal ${goal.kilobytes}), ${bars} bars`,
    );
  }
});

async function measure(fleet: Fleet) {
  const dataDir = await makeDataFolder();
  const site = await openSite(dataDir);
  const connection = { application_name: "bench", statement_timeout: 0 };
  const sql = connect({ dataDir }, { role: "owner", max: 1, query_timeout: 0, connection });
  await fill(sql, fleet);
  await sql.end();
  const from = addDays(businessTime(new Date()).date, 1);
  const address = `${site.url}/admin/calendar?from=${from}&days=${fleet.days}`;
  const headers = { Cookie: await signIn(site.url), "Accept-Encoding": "br" };
  const get = () => fetchRaw(address, headers);
  for (let count = 0; count < WARM_UP; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time.
    await get();
  }
  const [server, postgres] = [site.process.pid ?? 0, postmasterPid(dataDir) ?? 0];
  const page = await get();
  const bars = brotliDecompressSync(page).toString().split('href="/admin/bookings/').length - 2;
  const cpu = () => cpuSeconds(server) + familyCpuSeconds(postgres);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpu();
    for (let count = 0; count < REQUESTS; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time.
      await get();
    }
    times.push(((cpu() - before) * 1_000) / REQUESTS);
  }
  await site.stop();
  return { times, size: page.length, bars };
}

async function fill(sql: Sql, { models, vehicles, days, bars }: Fleet) {
  await sql`delete from cars`;
  const ids: number[] = [];
  for (let number = 1; number <= models; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the order of the fleet.
    ids.push(await addModel(sql, `Model ${number}`, vehicles));
  }
  await addRentals(sql, ids, { perVehicle: Math.round(bars / (models * vehicles)), days });
  await sql`vacuum analyze occupancy, bookings, vehicles`;
}

/** One rental after the other on each vehicle, from tomorrow on. */
async function addRentals(
  sql: Sql,
  models: readonly number[],
  { perVehicle, days }: { perVehicle: number; days: number },
) {
  await sql`
    create temp table rentals as
    select vehicles.id as vehicle_id, car_id, slot, gen_random_uuid()::text as fingerprint,
      current_date + 1 + floor(slot * ${days}::numeric / ${perVehicle}::integer)::integer as starts,
      current_date + 1 + floor((slot + 1) * ${days}::numeric / ${perVehicle}::integer)::integer as ends
    from vehicles, generate_series(0, ${perVehicle}::integer - 1) as slot
    where car_id = any(${[...models]}::integer[])`;
  await sql`
    insert into bookings (
      car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date,
      pickup_time, return_date, return_time, rental_days, price_per_day, delivery_fee, total_price,
      status, lang, fingerprint
    )
    select car_id,
      (array['Anna Kowalska', 'Ben Cohen', 'Giorgi Beridze', 'Ida Meyer', 'Mariam Gelashvili',
        'Jonas Weber', 'Omar Khan'])[1 + (vehicle_id * 3 + slot) % 7],
      'guest@large.example', '+995 555 000000', 'A car', 'suv', 'Tbilisi', 'Tbilisi', starts,
      '12:00', ends, '10:00', 1, 50, 0, 50, 'confirmed', 'en', fingerprint
    from rentals`;
  await sql`
    insert into occupancy (car_id, vehicle_id, kind, during, booking_id)
    select rentals.car_id, vehicle_id, 'booked', booking_period(bookings), bookings.id
    from rentals join bookings using (fingerprint)`;
}

/** The bytes as sent: `fetch` would decompress them. */
function fetchRaw(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${address} was answered with ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}
