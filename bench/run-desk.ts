// `npm run bench:desk`: see bench/README.md.
import { connect } from "#db/connect";
import { seedLarge, type Amounts } from "#db/seed/large";
import { businessTime } from "~/calendar";
import { ensureBuild } from "../bin/build.mjs";
import { signIn } from "./desk";
import { runToEnd } from "./ending";
import { measureInTurns, type Latency } from "./pace";
import { makeDataFolder, openSite } from "./sites";
import { measureVisits } from "./visits";

const SMALL: Amounts = { bookings: 200, visits: 5_000, days: 90 };
const LARGE: Amounts = { bookings: 200_000, visits: 5_000_000, days: 90 };

const PATHS = [
  "/api/analytics",
  "/admin?tab=analytics",
  "/admin?tab=analytics&days=90",
  "/admin?tab=bookings",
];

/** The goals of the desk: milliseconds at the 99th percentile, and times the small database's. */
const GOAL = { p99: 50, ratio: 1.5 };

runToEnd(async () => {
  ensureBuild();
  const [small, large] = [await openSeeded(SMALL), await openSeeded(LARGE)];
  for (const path of PATHS) {
    const [few, many] = await measureInTurns([asked(small, path), asked(large, path)]);
    printPath(path, few!, many!);
  }
  await measureVisits(small.url);
});

async function openSeeded(amounts: Amounts) {
  const dataDir = await makeDataFolder();
  const site = await openSite(dataDir);
  console.log(`filling a database with ${amounts.bookings} bookings, ${amounts.visits} visits`);
  const connection = { application_name: "bench", statement_timeout: 0 };
  const sql = connect({ dataDir }, { max: 2, connection });
  await seedLarge(sql, amounts, businessTime(new Date()).date);
  await sql.end();
  return { url: site.url, Cookie: await signIn(site.url) };
}

function asked({ url, Cookie }: { url: string; Cookie: string }, path: string) {
  return async () => {
    const response = await fetch(url + path, { headers: { Cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  };
}

function printPath(path: string, few: Latency, many: Latency) {
  const ratio = many.p99 / few.p99;
  const met = many.p99 <= GOAL.p99 && ratio <= GOAL.ratio ? "met" : "missed";
  console.log(
    `${path.padEnd(32)} p99 ${many.p99.toFixed(1)} ms, ${ratio.toFixed(2)} times that of the small ` +
      `one (${few.p99.toFixed(1)} ms); median ${many.p50.toFixed(1)} and ${few.p50.toFixed(1)} ms: ${met}`,
  );
}
