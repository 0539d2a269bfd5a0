import { Agent } from "node:http";
import { sealEvents } from "~/audit/seal-events.server";
import { businessTime } from "~/calendar";
import { connect } from "#db/connect";
import { LARGE, seedLarge } from "#db/seed/large";
import { signIn } from "../bench/desk";
import { addCleanup } from "../bench/cleanup";
import { makeDataFolder, openSite } from "../bench/sites";
import { describeAttempt } from "./attempts";
import { atLeast, none, type Drill } from "./outcome";
import { urlOf } from "./postgres-server";
import { startReplicas, type Replicas } from "./replicas";
import { seasonCalls } from "./season/calls";
import { describeHour, failuresOf, givesWay, simulateHour, type Hour } from "./season/hour";
import { partsOf } from "./season/parts";
import { storedChecks } from "./stored-checks";

const THOUSAND = 1_000;
/** Warms up the JIT compiler and the page caches. */
const WARM_UP = 4 * THOUSAND;
const MOST = 256 * THOUSAND;
/** Open connections of all visitors together. */
const SOCKETS = 512;

/** Models as in the example; the bookings of a season. */
const AMOUNTS = { ...LARGE, models: 0, visits: 1_000_000 };

export const season: Drill = {
  about:
    "the busiest hour of 1,000 firms, then of twice as many until something gives way; two nodes",
  async run() {
    const replicas = await startReplicas();
    await fill(replicas);
    const nodes = [await openNode(replicas), await openNode(replicas)];
    const urls = nodes.map(({ url }) => url);
    const calls = seasonCalls(await modelNames(urls[0]!), await signIn(urls[0]!));
    const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
    addCleanup(async () => agent.destroy());
    let turn = 0;
    const target = { agent, url: () => urls[turn++ % urls.length]! };
    const simulate = (firms: number) =>
      simulateHour({ target, calls, parts: partsOf(nodes, replicas) }, firms);
    const warm = await simulate(WARM_UP);
    const hours = await increase(simulate);
    const after = await simulate(THOUSAND);
    const all = [warm, ...hours, after];
    return {
      figures: {
        ...Object.fromEntries(hours.map((hour) => [nameOf(hour), describeHour(hour)])),
        "1,000 firms after that": describeHour(after),
        "would fill a core first": describeFirst(hours.findLast((hour) => !givesWay(hour))),
      },
      checks: [
        ...[hours[0]!, after].map((hour, index) =>
          none(
            `no request of 1,000 firms fails ${index === 0 ? "at first" : "after the overload"}`,
            failuresOf(hour).map((one) => describeAttempt(one, hour.journal.from)),
          ),
        ),
        atLeast(4, "at least 4,000 firms are carried", carried(hours) / THOUSAND),
        ...(await storedChecks(urls[0]!, ...all.map(({ journal }) => journal))),
      ],
    };
  },
};

async function openNode({ primary, standby }: Replicas) {
  return openSite(await makeDataFolder(), { DATABASE_URL: urlOf(primary, standby) });
}

/** Before nodes follow the events, which would take their time for minutes. */
async function fill(replicas: Replicas) {
  const { primary, standby } = replicas;
  const migrating = await openNode(replicas);
  await migrating.stop();
  const connection = { application_name: "bench", options: "-c statement_timeout=0" };
  const target = { databaseUrl: urlOf(primary, standby), dataDir: "" };
  const sql = connect(target, { role: "owner", max: 2, query_timeout: 0, connection });
  await seedLarge(sql, AMOUNTS, businessTime(new Date()).date);
  await sealEvents(sql);
  await sql.end();
}

async function modelNames(url: string) {
  const response = await fetch(`${url}/api/cars`);
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
}

/** Twice as many firms each time, until something gives way. */
async function increase(simulate: (firms: number) => Promise<Hour>) {
  const hours = [await simulate(THOUSAND)];
  while (!givesWay(hours.at(-1)!) && hours.at(-1)!.firms < MOST) {
    hours.push(await simulate(hours.at(-1)!.firms * 2));
  }
  return hours;
}

function carried(hours: readonly Hour[]) {
  return hours.findLast((hour) => !givesWay(hour))?.firms ?? 0;
}

/** On a machine of its own each part could use a core; PostgreSQL even several. */
function describeFirst(hour: Hour | undefined) {
  const limits = Object.entries(hour?.shares ?? {})
    .filter(([name]) => name !== "generator")
    .map(([name, share]) => ({ name, firms: hour!.firms / share }))
    .toSorted((a, b) => a.firms - b.firms);
  return limits
    .map(({ name, firms }) => `${name} at ${Math.round(firms).toLocaleString("en")} firms`)
    .join(", ");
}

function nameOf({ firms }: Hour) {
  return `${firms.toLocaleString("en")} firms`;
}
