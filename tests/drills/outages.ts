import { existsSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeDataFolder, openSite } from "../bench/sites";
import { faultsIn } from "../http/fuzz/run";
import {
  atLeast,
  atMost,
  inSeconds,
  noAttempts,
  none,
  storedChecks,
  type Check,
  type Drill,
} from "./checks";
import {
  backAfter,
  endOf,
  failedIn,
  isWrong,
  sendRequest,
  sentIn,
  startCustomers,
  startRequests,
  summaryOf,
  type Attempt,
  type Journal,
} from "./load";
import {
  freeze,
  makePrimary,
  openNode,
  resumeServer,
  startServer,
  stopServer,
  withServer,
  type PostgresServer,
} from "./servers";

const PAGES = ["/", "/all-cars", "/cars/1", "/ka"];
const PAGE_EVERY_MS = 50;
const READY_EVERY_MS = 200;
const BEFORE_MS = 4_000;
const AFTER_MS = 10_000;

type Traffic = { journal: Journal; pages: Attempt[]; ready: Attempt[] };

/** Sends bookings, and requests pages and `/readyz`. */
function startTraffic(url: string, customerEveryMs: number, paths = PAGES) {
  const customers = startCustomers(customerEveryMs, () => url);
  const pages = startRequests(() => url, paths, PAGE_EVERY_MS);
  const ready = startRequests(() => url, ["/readyz"], READY_EVERY_MS);
  return {
    async stop(): Promise<Traffic> {
      const requests = { pages: await pages.stop(), ready: await ready.stop() };
      await customers.stop();
      return { journal: customers.journal, ...requests };
    },
  };
}

/** Times in milliseconds. */
type Outage = {
  name: string;
  lasts: number;
  /** Causes the outage. Resolves with a function that ends it. */
  begin(): Promise<() => unknown>;
  /** The time when `/readyz` has to return 503. */
  noticedAfter: number;
  /** The time when the site has to work as before. */
  backAfter: number;
};

/** An outage with the moments of its begin and end. */
type EndedOutage = Outage & { began: number; ended: number };

/** Causes outages one after another while the site is used. */
async function breakUnderLoad(url: string, customerEveryMs: number, outages: Outage[]) {
  for (const path of PAGES) await sendRequest(url, path);
  const running = startTraffic(url, customerEveryMs);
  const all: EndedOutage[] = [];
  for (const outage of outages) {
    await pause(BEFORE_MS);
    const end = await outage.begin();
    const began = performance.now();
    await pause(outage.lasts);
    await end();
    all.push({ ...outage, began, ended: performance.now() });
    await pause(AFTER_MS);
  }
  return { traffic: await running.stop(), all };
}

function figuresOf({ journal, pages, ready }: Traffic, { name, began, ended }: EndedOutage) {
  return {
    [`${name}, booking attempts`]: summaryOf(sentIn(journal.attempts, began, ended)),
    [`${name}, cached pages`]: summaryOf(sentIn(pages, began, ended)),
    [`${name}, /readyz`]: summaryOf(sentIn(ready, began, ended)),
    [`${name}, first booking after it`]: inSeconds(backAfter(ended, journal.attempts)),
  };
}

function outageChecks({ journal, pages, ready }: Traffic, outage: EndedOutage): Check[] {
  const { name, began, ended } = outage;
  const until = ended + AFTER_MS;
  const attempts = sentIn(journal.attempts, began, until);
  const noticed = sentIn(ready, began + outage.noticedAfter, ended);
  const after = sentIn([...ready, ...attempts], ended + outage.backAfter, until);
  return [
    atLeast(
      10,
      `${name}: it had an effect, booking attempts got 503`,
      attempts.filter(({ outcome }) => outcome === 503).length,
    ),
    noAttempts(
      `${name}: each booking attempt gets 503 or is acknowledged within 15 s`,
      began,
      attempts.filter(isWrong),
    ),
    noAttempts(
      `${name}: /readyz returns 503 from ${outage.noticedAfter / 1000} s on`,
      began,
      noticed.filter((one) => endOf(one) < ended && one.outcome !== 503),
    ),
    noAttempts(`${name}: each cached page gets 200`, began, failedIn(sentIn(pages, began, until))),
    noAttempts(
      `${name}: ${outage.backAfter / 1000} s later /readyz returns 200 and every booking is accepted`,
      began,
      failedIn(after),
    ),
  ];
}

/** The role of the site, without rights that a limit of connections does not apply to. */
const ROLE = "site";

export const outages: Drill = {
  about: "a database server is stopped for 60 s, read-only, and out of connections, under bookings",
  async run() {
    const server = await makePrimary();
    await startServer(server);
    await createRole(server);
    const { url } = await openNode([server], ROLE);
    const { traffic, all } = await breakUnderLoad(url, 200, outagesOf(server));
    return {
      figures: Object.assign({}, ...all.map((outage) => figuresOf(traffic, outage))),
      checks: [
        ...all.flatMap((outage) => outageChecks(traffic, outage)),
        ...(await storedChecks(url, traffic.journal)),
      ],
    };
  },
};

function outagesOf(server: PostgresServer): Outage[] {
  const limits = { noticedAfter: 3_000, backAfter: 5_000 };
  return [
    {
      name: "stopped for 60 s",
      lasts: 60_000,
      async begin() {
        await stopServer(server);
        return () => resumeServer(server);
      },
      ...limits,
    },
    {
      name: "read-only for 20 s",
      lasts: 20_000,
      async begin() {
        await setReadOnly(server, "on");
        return () => setReadOnly(server, "off");
      },
      ...limits,
    },
    {
      name: "out of connections for 20 s",
      lasts: 20_000,
      async begin() {
        await limitConnections(server, 0);
        return () => limitConnections(server, -1);
      },
      ...limits,
    },
  ];
}

async function createRole(server: PostgresServer) {
  await withServer(server, async (sql) => {
    await sql.unsafe(`create role ${ROLE} login password '${server.password}'`);
    await sql.unsafe(`alter database postgres owner to ${ROLE}`);
    await sql.unsafe(`alter schema public owner to ${ROLE}`);
  });
}

async function setReadOnly(server: PostgresServer, value: "on" | "off") {
  await withServer(server, async (sql) => {
    await sql`set default_transaction_read_only = off`;
    await sql.unsafe(`alter system set default_transaction_read_only = ${value}`);
    await sql`select pg_reload_conf()`;
  });
}

/** Limits connections, and ends those that there are; -1 is no limit. */
async function limitConnections(server: PostgresServer, most: number) {
  await withServer(server, async (sql) => {
    await sql.unsafe(`alter role ${ROLE} connection limit ${most}`);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${ROLE}`;
  });
}

/** Pages that were not requested before, so no page cache has them. */
const UNCACHED = ["/all-cars?type=suv", "/cars/3", "/api/cars"];
const UNCACHED_EVERY_MS = 1_000;
const UNCACHED_WITHIN_MS = 15_000;
/**
 * How long `/readyz` may take: it waits for a second; on a busy machine longer, but not for the database,
 * which takes 20.
 */
const READY_WITHIN_MS = 5_000;
const PAGE_WITHIN_MS = 5_000;
const BACK_WITHIN_MS = 3_000;

export const hang: Drill = {
  about: "every process of the embedded PostgreSQL is stopped for 20 s and resumed",
  async run() {
    const dataDir = await makeDataFolder();
    const site = await openSite(dataDir);
    let others: Promise<Attempt[]> = Promise.resolve([]);
    const outage: Outage = {
      name: "hanging for 20 s",
      lasts: 20_000,
      async begin() {
        const resume = await freeze(dataDir);
        const uncached = startRequests(() => site.url, UNCACHED, UNCACHED_EVERY_MS);
        return () => {
          resume();
          others = uncached.stop();
        };
      },
      noticedAfter: 0,
      backAfter: BACK_WITHIN_MS,
    };
    const { traffic, all } = await breakUnderLoad(site.url, 100, [outage]);
    const hung = all[0]!;
    const observed = { ...traffic, ...hung, others: await others };
    return {
      figures: {
        ...figuresOf(traffic, hung),
        "bookings acknowledged": traffic.journal.acknowledged.size,
        "pages that are not cached": summaryOf(observed.others),
      },
      checks: [
        ...outageChecks(traffic, hung),
        ...hangChecks(observed),
        ...logChecks(site.output()),
        ...(await storedChecks(site.url, traffic.journal)),
      ],
    };
  },
};

function hangChecks(observed: Traffic & EndedOutage & { others: Attempt[] }): Check[] {
  const { journal, pages, ready, others, began, ended } = observed;
  const late = (attempts: readonly Attempt[], limit: number) =>
    attempts.filter(({ ms }) => ms > limit);
  return [
    noAttempts(
      "/readyz responds within 5 s",
      began,
      late(sentIn(ready, began, ended), READY_WITHIN_MS),
    ),
    noAttempts(
      "each cached page comes within 5 s",
      began,
      late(sentIn(pages, began, ended), PAGE_WITHIN_MS),
    ),
    noAttempts(
      "each other page gets a response within 15 s",
      began,
      others.filter(({ ms, outcome }) => ms > UNCACHED_WITHIN_MS || outcome === "cut off"),
    ),
    atMost(3, "s", "bookings are accepted within 3 s", backAfter(ended, journal.attempts) / 1000),
  ];
}

function logChecks(output: string): Check[] {
  const count = (pattern: RegExp) => output.match(pattern)?.length ?? 0;
  const silent = count(/the database is (unavailable|read-only|full):/g);
  const back = count(/the database is ready again/g);
  return [
    {
      text: "one log line when the database stops responding, one when it is back",
      isMet: silent === 1 && back === 1,
      observed: `${silent} and ${back}`,
    },
  ];
}

/** The library of Debian's `libfaketime`. The clock that counts the time since the start is left alone. */
const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/** Offsets of the clock in seconds: an hour ahead, back, an hour behind, a day ahead, a month behind. */
const OFFSETS = [3_600, 0, -3_600, 86_400, -2_592_000, 0];
const BETWEEN_OFFSETS_MS = 6_000;

export const clock: Drill = {
  about:
    "the clock of the site and its database jumps by an hour, a day and a month, under bookings",
  async run() {
    if (!existsSync(LIBRARY)) return { skipped: "libfaketime of Debian is not installed" };
    const file = join(await makeDataFolder(), "offset");
    await setOffset(file, 0);
    // The database has an account of its own.
    await chmod(dirname(file), 0o755);
    const site = await openSite(await makeDataFolder(), {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const running = startTraffic(site.url, 100, ["/", "/all-cars", "/cars/1", "/api/cars"]);
    const seen: number[] = [];
    for (const offset of OFFSETS) {
      await pause(BETWEEN_OFFSETS_MS);
      await setOffset(file, offset);
      await pause(BETWEEN_OFFSETS_MS);
      seen.push(await offsetOf(site.url));
    }
    const { journal, pages, ready } = await running.stop();
    const jumped = seen.filter((offset, index) => Math.abs(offset - OFFSETS[index]!) < 60);
    return {
      figures: {
        bookings: summaryOf(journal.attempts),
        "pages and /readyz": summaryOf([...pages, ...ready]),
        "offsets by the header Date, in seconds": seen.join(", "),
      },
      checks: [
        noAttempts("every booking is accepted", journal.from, failedIn(journal.attempts)),
        noAttempts("every page and /readyz gets 200", journal.from, failedIn([...pages, ...ready])),
        atLeast(OFFSETS.length, "the site's clock jumped each time", jumped.length),
        none("the log has no fault", faultsIn(site.output())),
        ...(await storedChecks(site.url, journal)),
      ],
    };
  },
};

/** Writes the offset in the format of `libfaketime`. */
async function setOffset(file: string, seconds: number) {
  await writeFile(file, seconds < 0 ? String(seconds) : `+${seconds}`);
}

/** Returns how far the site's clock is ahead of this one, in seconds. */
async function offsetOf(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`);
  return Math.round((Date.parse(headers.get("Date") ?? "") - Date.now()) / 1000);
}
