import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect";
import { makeDataFolder, openSite } from "../bench/sites";
import { countOutcomes, describeAttempt, endOf, isAcknowledged, sentIn } from "./attempts";
import { atLeast, none, type Check, type Drill } from "./outcome";
import {
  makeCluster,
  makeServerFamily,
  resumeServer,
  startServer,
  stopServer,
  urlAs,
  urlOf,
  type PostgresServer,
} from "./postgres-server";
import { sendRequest, startRequests, type TimedRequest } from "./requests";
import { storedChecks } from "./stored-checks";
import { startGuests, type Journal } from "./writers";

const GUEST_EVERY_MS = 200;
const PAGES = ["/", "/all-cars", "/cars/1", "/?lng=ka"];
const PAGE_EVERY_MS = 100;
const READY_EVERY_MS = 200;
const BEFORE_MS = 4_000;
const NOTICED_WITHIN_MS = 3_000;
const BACK_WITHIN_MS = 5_000;
const AFTER_MS = 10_000;

/** The site's, with no rights that a limit of connections does not apply to. */
const ROLE = "site";

type Outage = {
  name: string;
  ms: number;
  begin: (server: PostgresServer) => Promise<unknown>;
  end: (server: PostgresServer) => Promise<unknown>;
};

const OUTAGES: Outage[] = [
  { name: "stopped for 60 s", ms: 60_000, begin: stopServer, end: resumeServer },
  {
    name: "read-only for 20 s",
    ms: 20_000,
    begin: (server) => setReadOnly(server, "on"),
    end: (server) => setReadOnly(server, "off"),
  },
  {
    name: "out of connections for 20 s",
    ms: 20_000,
    begin: (server) => limitConnections(server, 0),
    end: (server) => limitConnections(server, -1),
  },
];

type Observed = { journal: Journal; pages: TimedRequest[]; ready: TimedRequest[] };
type Times = { name: string; began: number; ended: number };

export const outages: Drill = {
  about: "a database server is stopped for 60 s, read-only, and out of connections, under bookings",
  async run() {
    const server = await makeCluster(await makeServerFamily(), "primary");
    await startServer(server, []);
    await createRole(server);
    const site = await openSite(await makeDataFolder(), { DATABASE_URL: urlAs(ROLE, server) });
    for (const path of PAGES) await sendRequest(site.url, path);
    const { observed, all } = await breakUnderLoad(server, () => site.url);
    return {
      figures: Object.fromEntries(all.flatMap((times) => figuresOf(observed, times))),
      checks: [
        ...all.flatMap((times) => checksOf(observed, times)),
        ...(await storedChecks(site.url, observed.journal)),
      ],
    };
  },
};

async function breakUnderLoad(server: PostgresServer, url: () => string) {
  const guests = startGuests(GUEST_EVERY_MS, url);
  const pages = startRequests(url, PAGES, PAGE_EVERY_MS);
  const ready = startRequests(url, ["/readyz"], READY_EVERY_MS);
  const all: Times[] = [];
  for (const { name, ms, begin, end } of OUTAGES) {
    await pause(BEFORE_MS);
    await begin(server);
    const began = performance.now();
    await pause(ms);
    await end(server);
    all.push({ name, began, ended: performance.now() });
    await pause(AFTER_MS);
  }
  const requests = { pages: await pages.stop(), ready: await ready.stop() };
  await guests.stop();
  const observed: Observed = { journal: guests.journal, ...requests };
  return { observed, all };
}

function figuresOf({ journal, pages, ready }: Observed, { name, began, ended }: Times) {
  const back = journal.attempts.find((one) => isAcknowledged(one) && endOf(one) > ended);
  const during = <T extends TimedRequest>(requests: T[]) =>
    countOutcomes(sentIn(requests, began, ended));
  return [
    [`${name}, booking attempts`, countOutcomes(sentIn(journal.attempts, began, ended))],
    [`${name}, cached pages`, during(pages)],
    [`${name}, /readyz`, during(ready)],
    [`${name}, first booking after it`, back ? `${Math.round(endOf(back) - ended)} ms` : "none"],
  ] as const;
}

function checksOf({ journal, pages, ready }: Observed, { name, began, ended }: Times): Check[] {
  const until = ended + AFTER_MS;
  const noticed = sentIn(ready, began + NOTICED_WITHIN_MS, ended).filter(
    (one) => endOf(one) < ended,
  );
  const attempts = sentIn(journal.attempts, began, until);
  const late = [
    ...sentIn(ready, ended + BACK_WITHIN_MS, until).filter(({ outcome }) => outcome !== 200),
    ...sentIn(attempts, ended + BACK_WITHIN_MS).filter((one) => !isAcknowledged(one)),
  ];
  const describe = (found: Parameters<typeof describeAttempt>[0][]) =>
    found.map((one) => describeAttempt(one, began));
  return [
    atLeast(
      10,
      `${name}: it had an effect, booking attempts got 503`,
      attempts.filter(({ outcome }) => outcome === 503).length,
    ),
    none(
      `${name}: each booking attempt gets 503 or is acknowledged within 15 s`,
      describe(attempts.filter((one) => one.outcome !== 503 && !isAcknowledged(one))),
    ),
    none(
      `${name}: /readyz returns 503 after 3 s`,
      describe(noticed.filter(({ outcome }) => outcome !== 503)),
    ),
    none(
      `${name}: each cached page gets 200`,
      describe(sentIn(pages, began, until).filter(({ outcome }) => outcome !== 200)),
    ),
    none(`${name}: 5 s later /readyz returns 200 and every booking is accepted`, describe(late)),
  ];
}

async function createRole(server: PostgresServer) {
  await administer(server, async (sql) => {
    await sql.unsafe(`create role ${ROLE} login password '${server.password}'`);
    await sql.unsafe(`alter database postgres owner to ${ROLE}`);
    await sql.unsafe(`alter schema public owner to ${ROLE}`);
  });
}

async function setReadOnly(server: PostgresServer, value: "on" | "off") {
  await administer(server, async (sql) => {
    await sql.unsafe(`alter system set default_transaction_read_only = ${value}`);
    await sql`select pg_reload_conf()`;
  });
}

/** Ends those that there are; -1 is no limit. */
async function limitConnections(server: PostgresServer, most: number) {
  await administer(server, async (sql) => {
    await sql.unsafe(`alter role ${ROLE} connection limit ${most}`);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${ROLE}`;
  });
}

type Sql = ReturnType<typeof connect>;

async function administer(server: PostgresServer, work: (sql: Sql) => Promise<unknown>) {
  const sql = connect({ databaseUrl: urlOf(server), dataDir: "" }, { max: 1 });
  try {
    await sql`set default_transaction_read_only = off`;
    await work(sql);
  } finally {
    await sql.end();
  }
}
