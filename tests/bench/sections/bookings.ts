import { Agent } from "node:http";
import { cpus } from "node:os";
import { connect } from "#db/connect";
import { bookingCall } from "../calls";
import { ownCpuSeconds, startStopwatch } from "../cores";
import { listBookings } from "../desk";
import { latencyOf, timesOf } from "../latency";
import { send } from "../load";
import { cpuSeconds, familyCpuSeconds } from "../process-use";
import { sendCall } from "../send-call";
import { makeDataFolder, openSite, postmasterPid } from "../sites";
import { figure, FIGURES, type Section } from "./section";

const WARM_UP = 1_000;
/** The connections of a reverse proxy. Further bookings wait for a free one, and that counts. */
const CONNECTIONS = 64;
const SECONDS = 10;
/** Bookings per second. */
const GOAL = 500;
const HALF_GOAL_MS = 100;

export const bookings: Section = {
  about: "durable bookings a second, and how long one takes",
  async run() {
    const dataDir = await makeDataFolder();
    const site = await openSite(dataDir);
    const settings = await durability(dataDir);
    const first = WARM_UP / (await send(site.url, WARM_UP, { calls: bookingCall, status: 201 }));
    const amount = Math.ceil(first * SECONDS);
    const stopwatch = startCores(site.process.pid!, dataDir);
    const rate = amount / (await send(site.url, amount, { calls: bookingCall, status: 201 }));
    const cores = stopwatch();
    const rows = [
      figure("bookings acknowledged", rate, "a second", { atLeast: GOAL }, 0),
      ...describeUse(cores, rate),
      await atRate(site.url, GOAL / 2, { atMost: HALF_GOAL_MS }),
      await atRate(site.url, Math.floor(rate / 2), null),
    ];
    await checkStored(site.url, WARM_UP + amount + SECONDS * (GOAL / 2 + Math.floor(rate / 2)));
    return {
      tables: [{ head: FIGURES, rows }],
      notes: [
        "What limits the rate: the site's process if it uses a whole core, CPU if all cores are in use, else locks and the flush of each commit to the disk.",
        `16 connections (${CONNECTIONS} at the constant rates), a new booking in each request; ${settings}. All acknowledged bookings are stored, each once.`,
      ],
    };
  },
};

/** Cores in use on average; `machine` is everything that runs on it. */
type Cores = Record<"site" | "database" | "generator" | "machine", number>;

function startCores(site: number, dataDir: string): () => Cores {
  const postgres = postmasterPid(dataDir)!;
  return startStopwatch({
    site: () => cpuSeconds(site),
    database: () => familyCpuSeconds(postgres),
    generator: ownCpuSeconds,
    machine: busySeconds,
  });
}

/** Returns the seconds of all cores in use since the machine's start. */
function busySeconds() {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return busy.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}

function describeUse(cores: Cores, rate: number) {
  const milliseconds = (of: keyof Cores) => (cores[of] * 1000) / rate;
  return [
    figure("CPU of a booking: site", milliseconds("site"), "ms", null, 2),
    figure("CPU of a booking: database", milliseconds("database"), "ms", null, 2),
    figure("CPU of a booking: generator", milliseconds("generator"), "ms", null, 2),
    figure("cores in use: site", cores.site, "", null, 2),
    figure(`cores in use of ${cpus().length}, by other work too`, cores.machine, "", null, 2),
  ];
}

/** Measures the 99th percentile at a constant rate. */
async function atRate(url: string, rate: number, goal: { atMost: number } | null) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = await timesOf(() => book(agent, url), rate, SECONDS);
  agent.destroy();
  return figure(`99th percentile at ${rate} a second`, latencyOf(times).p99, "ms", goal, 0);
}

/** Sends a booking, and again if its connection was closed, as browsers do; that is safe. */
async function book(agent: Agent, url: string): Promise<void> {
  const call = bookingCall();
  const status = await sendCall(url, call, { agent }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ECONNRESET") throw error;
    console.log("a connection was closed: the booking is sent again");
    return sendCall(url, call, { agent });
  });
  if (status !== 201 && status !== 200) throw new Error(`${status} for a valid booking`);
}

async function checkStored(url: string, acknowledged: number) {
  const stored = await listBookings(url);
  const distinct = new Set(stored.map((booking) => booking.email));
  if (stored.length === acknowledged && distinct.size === acknowledged) return;
  throw new Error(
    `${acknowledged} bookings were acknowledged, but ${stored.length} are stored, ` +
      `of ${distinct.size} customers`,
  );
}

async function durability(dataDir: string) {
  const connection = { application_name: "bench" };
  const sql = connect({ dataDir }, { role: "owner", max: 1, connection });
  const names = ["fsync", "synchronous_commit", "full_page_writes"];
  const rows = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ${sql(names)} order by name`;
  await sql.end();
  return rows.map(({ name, setting }) => `\`${name}\` is \`${setting}\``).join(", ");
}
