// `npm run bench:desk`: see bench/README.md.
import { connect, type Sql } from "#db/connect";
import { seedLarge, type Amounts } from "#db/seed/large";
import { businessTime } from "~/calendar";
import { ensureBuild } from "../bin/build.mjs";
import { signIn } from "./desk";
import { deskPages } from "./desk-pages";
import { runWithCleanup } from "./cleanup";
import { measureInTurns, type Latency, type Measured } from "./latency";
import { cpuSeconds, familyCpuSeconds } from "./process-use";
import { makeDataFolder, openSite, postmasterPid } from "./sites";

const SMALL: Amounts = { bookings: 200, visits: 5_000, days: 90 };
const LARGE: Amounts = { bookings: 200_000, visits: 5_000_000, days: 90 };

/** Milliseconds at the 99th percentile, and its ratio to the small database. */
const GOAL = { p99: 50, ratio: 1.5 };

type Filled = {
  url: string;
  dataDir: string;
  Cookie: string;
  pages: Record<string, string>;
  cpu: () => number;
};

runWithCleanup(async () => {
  ensureBuild();
  const [small, large] = [await openFilled(SMALL), await openFilled(LARGE)];
  printHead();
  const requests = process.argv.slice(2);
  const pages = Object.keys(large.pages).filter((page) => !requests[0] || requests.includes(page));
  for (const page of pages) {
    const [few, many] = await measureInTurns([measured(small, page), measured(large, page)]);
    printPage(page, few!, many!);
  }
});

async function openFilled(amounts: Amounts): Promise<Filled> {
  const dataDir = await makeDataFolder();
  const site = await openSite(dataDir);
  const connection = { application_name: "bench", statement_timeout: 0 };
  const sql = connect({ dataDir }, { max: 2, query_timeout: 0, connection });
  const pages = await fill(sql, amounts);
  await sql.end();
  const [server, postgres] = [site.process.pid!, postmasterPid(dataDir)!];
  const cpu = () => cpuSeconds(server) + familyCpuSeconds(postgres);
  return { url: site.url, dataDir, Cookie: await signIn(site.url), pages, cpu };
}

async function fill(sql: Sql, amounts: Amounts) {
  const { date } = businessTime(new Date());
  const start = performance.now();
  await seedLarge(sql, amounts, date);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${amounts.bookings} bookings, ${amounts.visits} visits: generated in ${seconds} s`);
  return deskPages(sql, date);
}

function measured({ url, Cookie, pages, cpu }: Filled, page: string): Measured {
  const call = async () => {
    const response = await fetch(url + pages[page]!, { headers: { Cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${page} was answered with ${response.status}`);
  };
  return { call, cpu };
}

function printHead() {
  console.log(
    "\nwith the large database".padEnd(33) + "p99          median       CPU          goal",
  );
}

/** Milliseconds, with the ratio to the small database. */
function printPage(page: string, few: Latency, many: Latency) {
  const cell = (name: keyof Latency) =>
    `${many[name].toFixed(1)} (${(many[name] / few[name]).toFixed(2)})`.padEnd(13);
  const met = many.p99 <= GOAL.p99 && many.p99 / few.p99 <= GOAL.ratio ? "met" : "missed";
  console.log(page.padEnd(32) + cell("p99") + cell("p50") + cell("cpu") + met);
}
