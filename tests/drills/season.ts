import { Agent } from "node:http";
import { connect } from "#db/connect";
import { LARGE, seedLarge } from "#db/seed/large";
import { sealEvents } from "~/staff/audit/seal-events.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { addDays, businessTime } from "~/web/calendar";
import { keysOf, mapKeys } from "~/web/records";
import type { SiteProcess } from "../browser/site";
import { bookingCall, pageCall, renderedCall, visitCall } from "../bench/calls";
import type { Call } from "../bench/capture";
import { addCleanup } from "../bench/cleanup";
import { ownCpuSeconds, startStopwatch } from "../bench/cores";
import { signIn } from "../bench/desk";
import { callAtRate, latencyOf } from "../bench/latency";
import { cpuSeconds, familyCpuSeconds } from "../bench/process-use";
import { sendCall } from "../bench/send-call";
import { readPostmasterPid } from "../bench/sites";
import { atLeast, noAttempts, storedChecks, type Drill } from "./checks";
import { failedIn, startCustomers, summaryOf, type Attempt, type Journal } from "./load";
import { openNode, startReplicas, urlOf, type PostgresServer } from "./servers";

const THOUSAND = 1_000;
/** The number of requests that warm up the JIT compiler and the page caches. */
const WARM_UP = 4 * THOUSAND;
const MOST = 256 * THOUSAND;
/** The number of open connections of all visitors together. */
const SOCKETS = 512;
const SECONDS = 15;
/** The limit in milliseconds at the 99th percentile of pages. */
const LATE_MS = 1_000;
const ANSWER_WITHIN_MS = 15_000;

/** The models are the example's; the bookings are those of a season. */
const AMOUNTS = { ...LARGE, models: 0, visits: 1_000_000 };

export const season: Drill = {
  about:
    "the busiest hour of 1,000 companies, then of twice as many until something gives way; two nodes",
  async run() {
    const { primary, standby } = await startReplicas();
    const servers = [primary, standby];
    await fill(servers);
    const nodes = [await openNode(servers), await openNode(servers)];
    const urls = nodes.map(({ url }) => url);
    const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
    addCleanup(async () => agent.destroy());
    const target = {
      agent,
      url: turns(urls),
      calls: seasonCalls(await modelNames(urls[0]!), await signIn(urls[0]!)),
      processes: processesOf(nodes, { primary, standby }),
    };
    const warm = await simulateHour(target, WARM_UP);
    const hours = [await simulateHour(target, THOUSAND)];
    while (!givesWay(hours.at(-1)!) && hours.at(-1)!.companies < MOST) {
      hours.push(await simulateHour(target, hours.at(-1)!.companies * 2));
    }
    const after = await simulateHour(target, THOUSAND);
    const carried = hours.findLast((hour) => !givesWay(hour));
    const noFailure = (when: string, hour: Hour) =>
      noAttempts(
        `no request of 1,000 companies fails ${when}`,
        hour.journal.from,
        failuresOf(hour),
      );
    return {
      figures: {
        ...Object.fromEntries(
          hours.map((hour) => [`${inThousands(hour.companies)} companies`, describeHour(hour)]),
        ),
        "1,000 companies after that": describeHour(after),
        "would fill a core first": carried ? describeLimits(carried) : "unknown",
      },
      checks: [
        noFailure("at first", hours[0]!),
        noFailure("after the overload", after),
        atLeast(4, "at least 4,000 companies are carried", (carried?.companies ?? 0) / THOUSAND),
        ...(await storedChecks(urls[0]!, ...[warm, ...hours, after].map(({ journal }) => journal))),
      ],
    };
  },
};

/** Fills the database before nodes follow the events, which would take their time for minutes. */
async function fill(servers: PostgresServer[]) {
  const migrating = await openNode(servers);
  await migrating.stop();
  const connection = { application_name: "bench", options: "-c statement_timeout=0" };
  const target = { databaseUrl: urlOf(servers), dataDir: "" };
  const sql = connect(target, { role: "owner", max: 2, query_timeout: 0, connection });
  await seedLarge(sql, AMOUNTS, businessTime(new Date()).date);
  await sealEvents(sql);
  await sql.end();
}

async function modelNames(url: string) {
  const response = await fetch(`${url}/api/cars`);
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
}

const PAGES = ["/", "/all-cars", "/cars/1", "/ka/cars/7", "/tbilisi", "/ka/faq", "/blog"];

/** The number of days within which bookings begin. */
const DAYS = 120;

/** Returns the requests of a season by kind, created one by one. */
function seasonCalls(models: readonly string[], Cookie: string) {
  const page = turns(PAGES);
  const deskPage = turns(["/admin", "/admin?status=pending", "/admin/today", "/admin/calendar"]);
  const model = turns(models);
  const day = turns(Array.from({ length: DAYS }, (_, index) => index + 1));
  const today = businessTime(new Date()).date;
  return {
    cached: () => pageCall(page(), "br"),
    rendered: () => renderedCall(page(), "br"),
    visits: visitCall,
    desk: (): Call => ({ method: "GET", path: deskPage(), headers: { Cookie } }),
    /** Returns bookings of all models in turns, so that they don't wait for the lock of one. */
    bookings() {
      const { email, ...call } = bookingCall();
      const pickupDate = addDays(today, day());
      const returnDate = addDays(pickupDate, 5);
      const booking = bookingInput({ email, vehicle: model(), pickupDate, returnDate });
      return { ...call, email, body: JSON.stringify(booking) };
    },
  };
}

function turns<T>(values: readonly T[]): () => T {
  let next = 0;
  return () => values[next++ % values.length]!;
}

/** The CPU seconds that each process has used so far, by name. */
type Processes = Record<string, () => number>;

function processesOf(
  nodes: readonly SiteProcess[],
  servers: Record<string, PostgresServer>,
): Processes {
  const secondsOf = ({ cluster }: PostgresServer) => familyCpuSeconds(readPostmasterPid(cluster)!);
  return {
    ...Object.fromEntries(
      nodes.map(({ process }, index) => [`node ${index + 1}`, () => cpuSeconds(process.pid!)]),
    ),
    ...mapKeys(keysOf(servers), (name) => () => secondsOf(servers[name]!)),
    generator: ownCpuSeconds,
  };
}

type Target = {
  agent: Agent;
  url: () => string;
  calls: ReturnType<typeof seasonCalls>;
  processes: Processes;
};

/** Some seconds of the busiest hour of a number of companies. */
type Hour = {
  companies: number;
  /** The attempts by kind. */
  sent: Record<string, Attempt[]>;
  journal: Journal;
  /** The shares of a core, by process. */
  shares: Record<string, number>;
};

async function simulateHour(target: Target, companies: number): Promise<Hour> {
  const { bookings, ...rates } = seasonRates(companies);
  const stopwatch = startStopwatch(target.processes);
  const customers = startCustomers(1000 / bookings, target.url, {
    newCall: target.calls.bookings,
  });
  const sending = keysOf(rates).map(async (kind) => {
    const send = () => sendOnce(target, target.calls[kind]());
    return [kind, await callAtRate(send, rates[kind], SECONDS)] as const;
  });
  const sent = Object.fromEntries(await Promise.all(sending));
  const shares = stopwatch();
  await customers.stop();
  return { companies, sent, journal: customers.journal, shares };
}

async function sendOnce({ agent, url }: Target, call: Call): Promise<Attempt["outcome"]> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    return await sendCall(url(), call, { agent, signal });
  } catch {
    return signal.aborted ? "none" : "cut off";
  }
}

/** Returns requests and attempts to book that failed. */
function failuresOf({ sent, journal }: Hour): Attempt[] {
  const requests = Object.values(sent).flat();
  return [
    ...requests.filter(({ outcome }) => typeof outcome === "string" || outcome >= 300),
    ...failedIn(journal.attempts),
  ];
}

function percentileOf(requests: readonly Attempt[]): number {
  return latencyOf(requests.map(({ ms }) => ms)).p99;
}

/** Returns whether something failed, or is late. */
function givesWay(hour: Hour): boolean {
  return failuresOf(hour).length > 0 || percentileOf(Object.values(hour.sent).flat()) > LATE_MS;
}

function describeHour(hour: Hour): string {
  const { sent, journal, shares } = hour;
  const kinds = Object.entries(sent).map(
    ([kind, answered]) => `${kind} ${percentileOf(answered).toFixed(0)} ms`,
  );
  const lines = Object.entries(shares).map(
    ([name, share]) => `${name} ${Math.round(share * 100)} %`,
  );
  return [
    `${Math.round(Object.values(sent).flat().length / SECONDS)} requests a second`,
    `99th percentiles: ${kinds.join(", ")}`,
    `bookings ${summaryOf(journal.attempts)}`,
    `failed ${failuresOf(hour).length}`,
    `of a core: ${lines.join(", ")}`,
  ].join("; ");
}

/** Describes the limits. On a machine of its own each process could use a core; PostgreSQL even several. */
function describeLimits({ companies, shares }: Hour) {
  return Object.entries(shares)
    .filter(([name]) => name !== "generator")
    .map(([name, share]) => ({ name, most: companies / share }))
    .toSorted((a, b) => a.most - b.most)
    .map(({ name, most }) => `${name} at ${inThousands(most)} companies`)
    .join(", ");
}

function inThousands(amount: number) {
  return Math.round(amount).toLocaleString("en");
}

/** A day of one company in July: 28 cars let for five to six days, and two of a hundred visitors book. */
const COMPANY = { visitors: 250, pagesOfVisitor: 4, bookings: 5, deskPagesOfBooking: 4 };

/** The share of a day's visitors that come in its busiest hour. */
const BUSIEST_HOUR = 0.1;

/** The share of pages that are rendered for the request: visitors with a cookie of their own. */
const RENDERED = 0.05;

/** Requests per second. */
type Rates = Record<"cached" | "rendered" | "visits" | "bookings" | "desk", number>;

/** Returns the rates of a number of companies in their busiest hour. */
export function seasonRates(companies: number): Rates {
  const perSecond = (companies * BUSIEST_HOUR) / 3600;
  const pages = COMPANY.visitors * COMPANY.pagesOfVisitor * perSecond;
  return {
    cached: pages * (1 - RENDERED),
    rendered: pages * RENDERED,
    visits: pages,
    bookings: COMPANY.bookings * perSecond,
    desk: COMPANY.bookings * COMPANY.deskPagesOfBooking * perSecond,
  };
}
