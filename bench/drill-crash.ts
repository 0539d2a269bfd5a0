import { setTimeout as pause } from "node:timers/promises";
import { listBookings } from "./desk";
import { makeDataFolder, openSite, postmasterPid } from "./sites";
import { startWriters, type Journal } from "./writers";

const WRITERS = 16;
const DATABASE_KILLS = 5;
const BETWEEN_KILLS_MS = 3_000;
const BACK_WITHIN_MS = 60_000;

export type CrashDrill = {
  journal: Journal;
  /** The longest time without an acknowledgement while only the database was killed, seconds. */
  databasePause: number;
  /** The same around the death of the site itself. */
  sitePause: number;
  missing: string[];
  doubled: string[];
};

/** Kills the database five times and then the site, while 16 writers send bookings. */
export async function crashDrill(): Promise<CrashDrill> {
  const dataDir = await makeDataFolder();
  let site = await openSite(dataDir);
  const { journal, stop } = startWriters(WRITERS, () => site.url);
  for (let kill = 0; kill < DATABASE_KILLS; kill++) {
    await pause(BETWEEN_KILLS_MS);
    process.kill(postmasterPid(dataDir)!, "SIGKILL");
    await nextBooking(journal);
  }
  await pause(BETWEEN_KILLS_MS);
  const databasePause = journal.longestPause;
  journal.longestPause = 0;
  site.process.kill("SIGKILL");
  site = await openSite(dataDir);
  await nextBooking(journal);
  await pause(BETWEEN_KILLS_MS);
  await stop();
  const found = compareWithStored(journal, await listBookings(site.url));
  await site.stop();
  return { journal, databasePause, sitePause: journal.longestPause, ...found };
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
  { acknowledged }: Journal,
  stored: readonly { id: number; email: string }[],
) {
  const ids = new Map<string, number[]>();
  for (const { id, email } of stored) ids.set(email, [...(ids.get(email) ?? []), id]);
  const missing = [...acknowledged].filter(([email, id]) => !ids.get(email)?.includes(id));
  const doubled = [...ids].filter(([, all]) => all.length > 1);
  return {
    missing: missing.map(([email]) => email),
    doubled: doubled.map(([email]) => email),
  };
}
