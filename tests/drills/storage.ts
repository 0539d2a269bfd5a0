import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, open, rm, rmdir, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect";
import type { SiteProcess } from "../browser/site";
import { addCleanup } from "../bench/cleanup";
import { makeDataFolder, openSite } from "../bench/sites";
import { runProgram, settingsOf } from "../http/commands/program";
import {
  atLeast,
  doubledIn,
  findStored,
  inSeconds,
  missingFrom,
  noAttempts,
  none,
  storedChecks,
  waitUntil,
  type Check,
  type Drill,
  type StoredBookings,
} from "./checks";
import {
  backAfter,
  endOf,
  failedIn,
  isAcknowledged,
  isWrong,
  longestPause,
  sentIn,
  startRequests,
  startWriters,
  summaryOf,
  type Attempt,
  type Journal,
} from "./load";

const BACKUP_WRITERS = 8;
const BETWEEN_BACKUPS_MS = 500;

/** The bookings acknowledged before a backup, and those of a site restored from it. */
type Round = {
  number: number;
  backupMs: number;
  restoreMs: number;
  acknowledged: Journal["acknowledged"];
  stored: StoredBookings;
};

export const backups: Drill = {
  about: "backups are made under bookings, and each is restored into another folder",
  async run({ backups: count }) {
    const collection = join(await makeDataFolder(), "backups");
    const site = await openSite(await makeDataFolder());
    const { journal, stop } = startWriters(BACKUP_WRITERS, () => site.url);
    const rounds: Round[] = [];
    for (let number = 1; number <= count; number += 1) {
      await pause(BETWEEN_BACKUPS_MS);
      rounds.push(await backUpAndRestore(site, number, { collection, journal }));
    }
    await stop();
    const slowest = (time: (round: Round) => number) => inSeconds(Math.max(...rounds.map(time)));
    const inAll = (find: (round: Round) => string[]) =>
      rounds.flatMap((round) => find(round).map((email) => `${email} in backup ${round.number}`));
    return {
      figures: {
        backups: rounds.length,
        "bookings acknowledged in the end": journal.acknowledged.size,
        "slowest backup, verified by restoring it": slowest(({ backupMs }) => backupMs),
        "slowest restore": slowest(({ restoreMs }) => restoreMs),
      },
      checks: [
        none(
          "each restored site has what was acknowledged before its backup",
          inAll(({ stored, acknowledged }) => missingFrom(stored, acknowledged)),
        ),
        none(
          "no restored site has a booking twice",
          inAll(({ stored }) => doubledIn(stored)),
        ),
        none(
          "no restored site has a booking under another number",
          inAll(({ stored }) => renumberedIn(stored, journal)),
        ),
        ...(await storedChecks(site.url, journal)),
      ],
    };
  },
};

async function backUpAndRestore(
  site: SiteProcess,
  number: number,
  { collection, journal }: { collection: string; journal: Journal },
): Promise<Round> {
  const acknowledged = new Map(journal.acknowledged);
  const backupMs = await run("backup.mjs", collection, settingsOf(site));
  const dataDir = await makeDataFolder();
  const restoreMs = await run("restore.mjs", collection, { DATA_DIR: dataDir });
  const restored = await openSite(dataDir);
  const stored = await findStored(restored.url);
  await restored.stop();
  await rm(dataDir, { recursive: true });
  return { number, backupMs, restoreMs, acknowledged, stored };
}

/** Runs a program. Resolves with the milliseconds that it took. */
async function run(file: string, collection: string, env: Record<string, string>) {
  const start = performance.now();
  const { code, stderr } = await runProgram(file, { args: [collection], env });
  if (code !== 0) throw new Error(`${file} exited with ${code}: ${stderr}`);
  return performance.now() - start;
}

function renumberedIn(stored: StoredBookings, { acknowledged }: Journal) {
  return [...stored]
    .filter(([email, ids]) => !ids.includes(acknowledged.get(email) ?? Number.NaN))
    .map(([email]) => email);
}

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

type StorageObservation = { journal: Journal; ready: Attempt[]; freed: number; log: string };

export const diskFull: Drill = {
  about: "the disk is full until PostgreSQL ends, and then freed, under bookings",
  async run() {
    const disk = await mountSmallDisk(DISK_MEGABYTES);
    if (!disk) return { skipped: "mounting a disk requires root" };
    const dataDir = await makeDataFolder(disk);
    const site = await openSite(dataDir);
    const { journal, stop } = startWriters(WRITERS, () => site.url);
    const readiness = startRequests(() => site.url, ["/readyz"], READY_EVERY_MS);
    await pause(BEFORE_MS);
    const free = await fillDisk(disk);
    await waitUntil(
      "a booking is refused on the full disk",
      REFUSED_WITHIN_MS,
      () => failedIn(journal.attempts).length > 0,
    );
    await pause(FULL_MS);
    await exhaustWal(dataDir);
    await pause(DEAD_MS);
    await free();
    const freed = performance.now();
    await pause(AFTER_MS);
    const ready = await readiness.stop();
    await stop();
    const log = readFileSync(join(dataDir, "postgres/server.log"), "utf8");
    return {
      figures: {
        acknowledged: journal.acknowledged.size,
        "booking attempts": summaryOf(journal.attempts),
        "longest pause": inSeconds(longestPause(journal)),
        "first booking after freeing": inSeconds(backAfter(freed, journal.attempts)),
        "/readyz returns 200 after freeing": inSeconds(backAfter(freed, ready)),
      },
      checks: [
        ...diskChecks({ journal, ready, freed, log }),
        ...(await storedChecks(site.url, journal)),
      ],
    };
  },
};

/** Makes PostgreSQL switch WAL files, as hours of bookings would, until it ends. */
async function exhaustWal(dataDir: string) {
  const connection = { application_name: "drill" };
  const sql = connect({ dataDir }, { role: "owner", max: 1, connection });
  try {
    for (let count = 0; count < MOST_WAL_FILES; count += 1) {
      await sql`select pg_logical_emit_message(false, 'drill', 'x'), pg_switch_wal()`;
    }
  } catch {
    // PostgreSQL's log shows whether it failed.
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function diskChecks({ journal, ready, freed, log }: StorageObservation): Check[] {
  const refused = failedIn(journal.attempts);
  const first = refused[0] ? endOf(refused[0]) : Number.NaN;
  const later = sentIn([...ready, ...journal.attempts], freed + BACK_WITHIN_MS);
  // The log of the full disk may have found no room.
  const recoveries = log.match(/was not properly shut down; automatic recovery/g);
  return [
    noAttempts("refused bookings get 503", first, refused.filter(isWrong)),
    atLeast(20, "bookings were refused", refused.length),
    atLeast(1, "PostgreSQL ended and recovered", recoveries?.length ?? 0),
    noAttempts(
      "/readyz returns 503 from 3 s after the first refusal until there is room",
      first,
      sentIn(ready, first + NOTICED_WITHIN_MS).filter(
        (one) => endOf(one) < freed && one.outcome !== 503,
      ),
    ),
    noAttempts(
      "5 s later /readyz returns 200 and every booking is accepted",
      first,
      failedIn(later),
    ),
    atLeast(
      1,
      "bookings are acknowledged again",
      sentIn(journal.attempts, freed + BACK_WITHIN_MS).filter(isAcknowledged).length,
    ),
  ];
}

const FILL_EVERY_MS = 50;
const CHUNK = Buffer.alloc(1024 * 1024);

/** Mounts a disk in memory, which is unmounted at the end. Resolves with null without permission. */
async function mountSmallDisk(megabytes: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-disk-"));
  const options = `size=${megabytes}m,mode=755`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  addCleanup(async () => {
    if (status === 0) unmount(folder);
    await rmdir(folder);
  });
  return status === 0 ? folder : null;
}

function unmount(folder: string) {
  const { status, stderr } = spawnSync("umount", [folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** Fills a disk, and fills it again until it is freed. Resolves once it is full, with a function that frees it. */
async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "filler");
  const file = await open(path, "w");
  await fill(file);
  let filling = Promise.resolve();
  const timer = setInterval(() => (filling = filling.then(() => fill(file))), FILL_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await filling;
    await file.close();
    await rm(path);
  };
}

/** Writes until not even a block fits. */
async function fill(file: FileHandle) {
  for (let size = CHUNK.length; size >= 4096;) {
    try {
      const { bytesWritten } = await file.write(CHUNK, 0, size);
      if (bytesWritten < size) size /= 2;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      size /= 2;
    }
  }
}
