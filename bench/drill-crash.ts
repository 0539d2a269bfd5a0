import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "../e2e/site";
import { listBookings } from "./desk";
import { makeDataFolder, openSite, postmasterPid } from "./sites";
import { startWriters, type Journal } from "./writers";

const WRITERS = 16;
/** How long bookings come in before each kill: also while their statements are new to the server. */
const RUN_BEFORE_KILL_MS = [300, 4_000, 300, 6_000, 3_000];
const RUN_AROUND_SITE_KILL_MS = 3_000;
const BACK_WITHIN_MS = 60_000;

export type CrashDrill = {
  /** What the writers saw while the database was killed. */
  database: Journal;
  /** What they saw while the site itself was killed. */
  site: Journal;
  missing: string[];
  doubled: string[];
};

/** Kills the database five times and then the site, while 16 writers send bookings. */
export async function crashDrill(): Promise<CrashDrill> {
  const dataDir = await makeDataFolder();
  const first = await openSite(dataDir);
  const database = await killDatabase(dataDir, first);
  let site = first;
  const { journal, stop } = startWriters(WRITERS, () => site.url);
  await pause(RUN_AROUND_SITE_KILL_MS);
  first.process.kill("SIGKILL");
  site = await openSite(dataDir);
  await nextBooking(journal);
  await pause(RUN_AROUND_SITE_KILL_MS);
  await stop();
  const acknowledged = [...database.acknowledged, ...journal.acknowledged];
  const found = compareWithStored(acknowledged, await listBookings(site.url));
  await site.stop();
  return { database, site: journal, ...found };
}

async function killDatabase(dataDir: string, site: Site) {
  const { journal, stop } = startWriters(WRITERS, () => site.url);
  for (const milliseconds of RUN_BEFORE_KILL_MS) {
    await pause(milliseconds);
    process.kill(postmasterPid(dataDir)!, "SIGKILL");
    await nextBooking(journal);
  }
  await stop();
  return journal;
}

/** Waits until bookings are acknowledged again: more than could have been under way. */
async function nextBooking({ acknowledged }: Journal) {
  const enough = acknowledged.size + 2 * WRITERS;
  const deadline = Date.now() + BACK_WITHIN_MS;
  while (acknowledged.size < enough) {
    if (Date.now() > deadline) throw new Error("no booking is acknowledged any more");
    await pause(20);
  }
}

/** Each booking must be stored once, under the id that its guest was told. */
function compareWithStored(
  acknowledged: [email: string, id: number][],
  stored: readonly { id: number; email: string }[],
) {
  const ids = new Map<string, number[]>();
  for (const { id, email } of stored) ids.set(email, [...(ids.get(email) ?? []), id]);
  const missing = acknowledged.filter(([email, id]) => !ids.get(email)?.includes(id));
  const doubled = [...ids].filter(([, all]) => all.length > 1);
  return {
    missing: missing.map(([email]) => email),
    doubled: doubled.map(([email]) => email),
  };
}
