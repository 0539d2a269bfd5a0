import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect";
import { makeDataFolder, openSite } from "../bench/sites";
import { startRequests, type TimedRequest } from "./requests";
import { atLeast, none, type Drill, type Check, type Outcome } from "./outcome";
import { fillDisk, mountSmallDisk } from "./small-disk";
import { storedChecks } from "./stored-checks";
import {
  countOutcomes,
  describeAttempt,
  endOf,
  isAcknowledged,
  longestPause,
  sentIn,
} from "./attempts";
import { startWriters, type Journal } from "./writers";

const DISK_MEGABYTES = 200;
const WRITERS = 4;
const READY_EVERY_MS = 200;
const BEFORE_MS = 3_000;
const REFUSED_WITHIN_MS = 60_000;
const FULL_MS = 10_000;
const DEAD_MS = 10_000;
const MOST_WAL_FILES = 50;
const AFTER_MS = 10_000;

const NOTICED_WITHIN_MS = 3_000;
const BACK_WITHIN_MS = 5_000;

type Observed = { journal: Journal; ready: TimedRequest[]; freed: number; log: string };

export const diskFull: Drill = {
  about: "the disk is full until PostgreSQL ends, and then freed, under bookings",
  async run() {
    const disk = await mountSmallDisk(DISK_MEGABYTES);
    if (!disk) return { skipped: "mounting a disk requires root" };
    const dataDir = await makeDataFolder(disk);
    const site = await openSite(dataDir);
    const writers = startWriters(WRITERS, () => site.url);
    const readiness = startRequests(() => site.url, ["/readyz"], READY_EVERY_MS);
    await pause(BEFORE_MS);
    const free = await fillDisk(disk);
    await firstRefused(writers.journal);
    await pause(FULL_MS);
    await exhaustWal(dataDir);
    await pause(DEAD_MS);
    await free();
    const freed = performance.now();
    await pause(AFTER_MS);
    const ready = await readiness.stop();
    await writers.stop();
    const log = readFileSync(join(dataDir, "postgres/server.log"), "utf8");
    const observed = { journal: writers.journal, ready, freed, log };
    return {
      figures: figuresOf(observed),
      checks: [...checksOf(observed), ...(await storedChecks(site.url, writers.journal))],
    };
  },
};

async function firstRefused({ attempts }: Journal) {
  const deadline = Date.now() + REFUSED_WITHIN_MS;
  while (attempts.every(isAcknowledged)) {
    if (Date.now() > deadline) throw new Error("no booking was refused on a full disk");
    await pause(20);
  }
}

/** Makes PostgreSQL switch WAL files, as hours of bookings would, until it ends. */
async function exhaustWal(dataDir: string) {
  const connection = { application_name: "drill" };
  const sql = connect({ dataDir }, { role: "owner", max: 1, connection });
  try {
    for (let count = 0; count < MOST_WAL_FILES; count += 1) {
      await sql`select pg_logical_emit_message(false, 'drill', 'x'), pg_switch_wal()`;
    }
  } catch {
    // Checked by PostgreSQL's log.
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function figuresOf({ journal, ready, freed }: Observed): Outcome["figures"] {
  const back = journal.attempts.find((one) => isAcknowledged(one) && one.at > freed);
  const isReady = ready.find((one) => one.outcome === 200 && one.at > freed);
  const after = (one: TimedRequest | (typeof journal.attempts)[number] | undefined) =>
    one ? `${Math.round(endOf(one) - freed)} ms` : "never";
  return {
    acknowledged: journal.acknowledged.size,
    "booking attempts, by outcome": countOutcomes(journal.attempts),
    "longest pause": `${longestPause(journal.attempts, journal.from).toFixed(1)} s`,
    "first booking after freeing": after(back),
    "/readyz returns 200 after freeing": after(isReady),
  };
}

function checksOf({ journal, ready, freed, log }: Observed): Check[] {
  const refused = journal.attempts.filter((one) => !isAcknowledged(one));
  const first = refused[0] ? endOf(refused[0]) : Number.NaN;
  const back = freed + BACK_WITHIN_MS;
  // Its log of the full disk may have found no room.
  const recoveries = log.match(/was not properly shut down; automatic recovery/g);
  const describe = (attempts: typeof refused) => attempts.map((one) => describeAttempt(one, first));
  const wrong = sentIn(ready, first + NOTICED_WITHIN_MS).filter(
    (one) => endOf(one) < freed && one.outcome !== 503,
  );
  const late = [
    ...sentIn(ready, back).filter(({ outcome }) => outcome !== 200),
    ...sentIn(journal.attempts, back).filter((one) => !isAcknowledged(one)),
  ];
  return [
    none("refused bookings get 503", describe(refused.filter(({ outcome }) => outcome !== 503))),
    atLeast(20, "bookings were refused", refused.length),
    atLeast(1, "PostgreSQL ended and recovered", recoveries?.length ?? 0),
    none(
      "/readyz returns 503 from 3 s after the first refusal until there is room",
      describe(wrong),
    ),
    none("5 s later /readyz returns 200 and every booking is accepted", describe(late)),
    atLeast(
      1,
      "bookings are acknowledged again",
      sentIn(journal.attempts, back).filter(isAcknowledged).length,
    ),
  ];
}
