import { connect, type Sql } from "#db/connect";
import { LARGE, seedLarge, type Amounts } from "#db/seed/large";
import { businessTime } from "~/web/calendar";
import { spreadOf } from "../compare";
import { signIn } from "../desk";
import { latencyOf, timesOf } from "../latency";
import { cpuSeconds, familyCpuSeconds } from "../process-use";
import { makeDataFolder, openSite, postmasterPid } from "../sites";
import { loadNow, verdict, type Section } from "./section";

const SMALL: Amounts = { models: 30, vehicles: 80, bookings: 200, visits: 5_000, days: 90 };

/** Requests a second. */
const RATE = 20;
/** Pages that take longer than the pause between two requests at the usual rate, with a large fleet. */
const SLOW_PAGES: ReadonlySet<string> = new Set(["today", "calendar", "fleet", "prices"]);
const SLOW_RATE = 2;

const ROUNDS = 3;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 2;

/** Milliseconds at the 99th percentile, and its ratio to the small database. */
const GOAL = { p99: 50, ratio: 1.5 };

export const desk: Section = {
  about: "the pages of the desk with few bookings and with 200,000",
  async run({ pages: chosen }) {
    const small = await openFilled(SMALL);
    const names = choose(Object.keys(small.pages), chosen);
    const large = await openFilled(LARGE);
    const rows: string[][] = [];
    for (const name of names) {
      const rate = SLOW_PAGES.has(name) ? SLOW_RATE : RATE;
      const [few, many] = await measureInTurns([small, large], name, rate);
      rows.push(describe(name, few!, many!));
      console.log(rows.at(-1)!.join("  "));
    }
    return {
      tables: [{ head: ["", "99th percentile", "median", "CPU", "", "load"], rows }],
      notes: [
        `With ${LARGE.bookings} bookings, in brackets the ratio to ${SMALL.bookings}. CPU is that of the site and of PostgreSQL for a request. The time of a request that starts late counts from when it was due.`,
        `Targets: ${GOAL.p99} ms at the 99th percentile, at most ${GOAL.ratio} times that of the small database.`,
      ],
    };
  },
};

function choose(names: string[], chosen: string[] | null): string[] {
  const unknown = chosen?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`no such page: ${unknown.join(", ")} (there are ${names.join(", ")})`);
  }
  return chosen ?? names;
}

type FilledDesk = {
  url: string;
  Cookie: string;
  pages: Record<string, string>;
  /** CPU seconds of the site and its database so far. */
  cpu: () => number;
};

async function openFilled(amounts: Amounts): Promise<FilledDesk> {
  const dataDir = await makeDataFolder();
  const site = await openSite(dataDir);
  const connection = { application_name: "bench", statement_timeout: 0 };
  const sql = connect({ dataDir }, { role: "owner", max: 2, query_timeout: 0, connection });
  const { date } = businessTime(new Date());
  const start = performance.now();
  await seedLarge(sql, amounts, date);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${amounts.bookings} bookings, ${amounts.visits} visits: generated in ${seconds} s`);
  const pages = await deskPages(sql, date);
  await sql.end();
  const [server, postgres] = [site.process.pid!, postmasterPid(dataDir)!];
  const cpu = () => cpuSeconds(server) + familyCpuSeconds(postgres);
  return { url: site.url, Cookie: await signIn(site.url), pages, cpu };
}

/** Percentiles in milliseconds, and the CPU time of a request. */
type Latency = Record<"p50" | "p99" | "cpu", number>;

/** Requests a page of each site at a constant rate, in turns: the medians of the rounds. */
async function measureInTurns(sites: FilledDesk[], page: string, rate: number): Promise<Latency[]> {
  const rounds = sites.map((): Latency[] => []);
  for (const site of sites) await measureRound(site, page, { rate, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, site] of sites.entries()) {
      rounds[index]!.push(await measureRound(site, page, { rate, seconds: ROUND_SECONDS }));
    }
  }
  return rounds.map((of) => {
    const median = (value: keyof Latency) => spreadOf(of.map((round) => round[value])).median;
    return { p50: median("p50"), p99: median("p99"), cpu: median("cpu") };
  });
}

async function measureRound(
  { url, Cookie, pages, cpu }: FilledDesk,
  page: string,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Latency> {
  const before = cpu();
  const load = async () => {
    const response = await fetch(url + pages[page]!, { headers: { Cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${page} was answered with ${response.status}`);
  };
  const times = await timesOf(load, rate, seconds);
  return { ...latencyOf(times), cpu: ((cpu() - before) * 1000) / times.length };
}

function describe(name: string, few: Latency, many: Latency): string[] {
  const cell = (value: keyof Latency) =>
    `${many[value].toFixed(1)} ms (${(many[value] / few[value]).toFixed(2)})`;
  const isMet = many.p99 <= GOAL.p99 && many.p99 / few.p99 <= GOAL.ratio;
  return [name, cell("p99"), cell("p50"), cell("cpu"), verdict(isMet), loadNow()];
}

/** Values for addresses: two ids, the name, phone and email of a booking, dates of pick-ups, a vehicle. */
type Samples = Record<"newest" | "middle" | "model" | "vehicle", number> &
  Record<"name" | "phone" | "email" | "from" | "to" | "plate", string>;

/**
 * Returns the measured addresses by name, which has no comma. Each has about the same content with a small
 * and with a large database, so that they can be compared.
 */
async function deskPages(sql: Sql, today: string): Promise<Record<string, string>> {
  const [row] = await sql<Samples[]>`
    select
      ends.newest, bookings.id as middle, name, phone, email, ${today}::date + 5 as "from",
      ${today}::date + 35 as "to", used.model, used.vehicle, used.plate
    from (select max(id) as newest, (max(id) + min(id)) / 2 as middle from bookings) as ends
    join bookings on bookings.id = middle,
    (
      select vehicles.car_id as model, vehicles.id as vehicle, plate
      from vehicles join occupancy on vehicle_id = vehicles.id
      group by vehicles.id order by count(*) desc, vehicles.id limit 1
    ) as used`;
  const { newest, middle, name, phone, email, from, to, model, vehicle, plate } = row!;
  const search = (query: Record<string, string>) => `/admin/search?${new URLSearchParams(query)}`;
  const asked = { date: today, time: "00:00" };
  const list = (filters: Record<string, string>) =>
    `/admin?${new URLSearchParams({ tab: "bookings", ...filters })}`;
  return {
    "GET /api/analytics": "/api/analytics",
    "analytics of 7 days": "/admin?tab=analytics",
    "analytics of 90 days": "/admin?tab=analytics&days=90",
    "newest bookings": list({}),
    "bookings in the middle": list({ before: String(middle) }),
    "bookings by number": list({ q: String(middle) }),
    "bookings by a rare name": list({ q: name }),
    "bookings by a frequent car": list({ q: "toyota" }),
    "bookings by phone": list({ q: phone }),
    "bookings without a match": list({ q: "nobody" }),
    "bookings by status": list({ status: "confirmed" }),
    "bookings by pick-up": list({ from, to }),
    "bookings by status and car": list({ status: "confirmed", q: "toyota" }),
    "one booking": `/admin/bookings/${newest}`,
    "search by name": search({ q: name }),
    "search by a frequent word": search({ q: "toyota" }),
    "search by phone": search({ q: phone }),
    "search by email": search({ q: email }),
    "search by a frequent end of emails": search({ q: email.replace(/^.*@/, "@") }),
    "search by plate": search({ q: plate.replaceAll("-", " ") }),
    "search by part of many plates": search({ q: plate.slice(0, 3) }),
    "search by note": search({ q: "cradle flight" }),
    "search without a match": search({ q: "nobody" }),
    "who had a plate": search({ plate, ...asked }),
    "one car with its rentals": `/admin/fleet/${model}/vehicles/${vehicle}?${new URLSearchParams(asked)}`,
    today: "/admin/today",
    calendar: "/admin/calendar",
    fleet: "/admin/fleet",
    prices: "/admin/prices",
    "table of a filter": `/admin/bookings.csv?${new URLSearchParams({ q: name })}`,
    settings: "/admin/settings",
    account: "/admin/account",
  };
}
