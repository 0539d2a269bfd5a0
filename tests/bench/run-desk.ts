// `npm run bench:desk`: see tests/bench/README.md.
import { connect, type Sql } from "#db/connect";
import { LARGE, seedLarge, type Amounts } from "#db/seed/large";
import { businessTime } from "~/calendar";
import { ensureBuild } from "../../tools/build.mjs";
import { signIn } from "./desk";
import { deskPages, SLOW_PAGES } from "./desk-pages";
import { runWithCleanup } from "./cleanup";
import { measureInTurns, type Measured } from "./latency";
import { printLatency, printLatencyHead } from "./latency-table";
import { cpuSeconds, familyCpuSeconds } from "./process-use";
import { makeDataFolder, openSite, postmasterPid } from "./sites";

/** Requests a second to pages that would queue at the usual rate. */
const SLOW_RATE = 2;

const SMALL: Amounts = { models: 30, vehicles: 80, bookings: 200, visits: 5_000, days: 90 };

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
  printLatencyHead();
  const requests = process.argv.slice(2);
  const pages = Object.keys(large.pages).filter((page) => !requests[0] || requests.includes(page));
  for (const page of pages) {
    const both = [measured(small, page), measured(large, page)];
    const [few, many] = await measureInTurns(both, SLOW_PAGES.has(page) ? SLOW_RATE : undefined);
    printLatency(page, few!, many!);
  }
});

async function openFilled(amounts: Amounts): Promise<Filled> {
  const dataDir = await makeDataFolder();
  const site = await openSite(dataDir);
  const connection = { application_name: "bench", statement_timeout: 0 };
  const sql = connect({ dataDir }, { role: "owner", max: 2, query_timeout: 0, connection });
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
