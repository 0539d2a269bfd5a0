import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect";
import { makeDataFolder, openSite } from "../sites";
import { startAsking, type Question } from "./asking";
import { atLeast, none, type Drill, type Mark, type Outcome } from "./outcome";
import { fillDisk, mountSmallDisk } from "./small-disk";
import { storedMarks } from "./stored";
import { countOutcomes, describeTry, endOf, isAcknowledged, longestPause, sentIn } from "./tries";
import { startWriters, type Journal } from "./writers";

const DISK_MEGABYTES = 200;
const WRITERS = 4;
const READY_EVERY_MS = 200;
const BEFORE_MS = 3_000;
const REFUSED_WITHIN_MS = 60_000;
const FULL_MS = 10_000;
const DEAD_MS = 10_000;
const MOST_LOG_FILES = 50;
const AFTER_MS = 10_000;

const NOTICED_WITHIN_MS = 3_000;
const BACK_WITHIN_MS = 5_000;

type Seen = { journal: Journal; ready: Question[]; freed: number; log: string };

export const diskFull: Drill = {
  about: "the disk is full until PostgreSQL itself ends, and has room again, under bookings",
  async run() {
    const disk = await mountSmallDisk(DISK_MEGABYTES);
    if (!disk) return { skipped: "this account may not mount a disk: run it as root" };
    const dataDir = await makeDataFolder(disk);
    const site = await openSite(dataDir);
    const writers = startWriters(WRITERS, () => site.url);
    const asking = startAsking(() => site.url, ["/readyz"], READY_EVERY_MS);
    await pause(BEFORE_MS);
    const free = await fillDisk(disk);
    await firstRefused(writers.journal);
    await pause(FULL_MS);
    await useUpLog(dataDir);
    await pause(DEAD_MS);
    await free();
    const freed = performance.now();
    await pause(AFTER_MS);
    const ready = await asking.stop();
    await writers.stop();
    const log = readFileSync(join(dataDir, "postgres/server.log"), "utf8");
    const seen = { journal: writers.journal, ready, freed, log };
    return {
      figures: figuresOf(seen),
      marks: [...marksOf(seen), ...(await storedMarks(site.url, writers.journal))],
    };
  },
};

async function firstRefused({ tries }: Journal) {
  const deadline = Date.now() + REFUSED_WITHIN_MS;
  while (tries.every(isAcknowledged)) {
    if (Date.now() > deadline) throw new Error("no booking was refused on a full disk");
    await pause(20);
  }
}

/** Makes PostgreSQL begin new files of its log, as hours of bookings would, until that ends it. */
async function useUpLog(dataDir: string) {
  const connection = { application_name: "drill" };
  const sql = connect({ dataDir }, { max: 1, connection });
  try {
    for (let count = 0; count < MOST_LOG_FILES; count += 1) {
      await sql`select pg_logical_emit_message(false, 'drill', 'x'), pg_switch_wal()`;
    }
  } catch {
    // Judged by what PostgreSQL's own log says.
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function figuresOf({ journal, ready, freed }: Seen): Outcome["figures"] {
  const back = journal.tries.find((one) => isAcknowledged(one) && one.at > freed);
  const isReady = ready.find((one) => one.outcome === 200 && one.at > freed);
  const after = (one: Question | (typeof journal.tries)[number] | undefined) =>
    one ? `${Math.round(endOf(one) - freed)} ms` : "never";
  return {
    acknowledged: journal.acknowledged.size,
    "tries to book, by outcome": countOutcomes(journal.tries),
    "longest pause": `${longestPause(journal.tries, journal.from).toFixed(1)} s`,
    "first booking after freeing": after(back),
    "/readyz says 200 after freeing": after(isReady),
  };
}

function marksOf({ journal, ready, freed, log }: Seen): Mark[] {
  const refused = journal.tries.filter((one) => !isAcknowledged(one));
  const first = refused[0] ? endOf(refused[0]) : Number.NaN;
  const back = freed + BACK_WITHIN_MS;
  // Its last words of a full disk may have found no room.
  const recoveries = log.match(/was not properly shut down; automatic recovery/g);
  const tell = (tries: typeof refused) => tries.map((one) => describeTry(one, first));
  const wrong = sentIn(ready, first + NOTICED_WITHIN_MS).filter(
    (one) => endOf(one) < freed && one.outcome !== 503,
  );
  const late = [
    ...sentIn(ready, back).filter(({ outcome }) => outcome !== 200),
    ...sentIn(journal.tries, back).filter((one) => !isAcknowledged(one)),
  ];
  return [
    none("refused bookings get 503", tell(refused.filter(({ outcome }) => outcome !== 503))),
    atLeast(20, "bookings were refused", refused.length),
    atLeast(1, "PostgreSQL itself ended and recovered", recoveries?.length ?? 0),
    none("/readyz says 503 from 3 s after the first refusal until there is room", tell(wrong)),
    none("5 s after it /readyz says 200 and every booking is accepted", tell(late)),
    atLeast(1, "bookings come in again", sentIn(journal.tries, back).filter(isAcknowledged).length),
  ];
}
