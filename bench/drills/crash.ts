import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "../../e2e/site";
import { makeDataFolder, openSite, postmasterPid } from "../sites";
import { none, type Drill, type Outcome } from "./outcome";
import { storedMarks } from "./stored";
import { isAcknowledged, longestPause } from "./tries";
import { startWriters, type Journal } from "./writers";

const WRITERS = 16;
/** How long bookings come in before each kill: also while their statements are new to the server. */
const RUN_BEFORE_KILL_MS = [300, 4_000, 300, 6_000, 3_000];
const RUN_AROUND_SITE_KILL_MS = 3_000;
const BACK_WITHIN_MS = 60_000;

export const crash: Drill = {
  about: "16 writers; the database is killed five times, then the site",
  async run() {
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
    return judge(site.url, database, journal);
  },
};

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

async function judge(url: string, database: Journal, site: Journal): Promise<Outcome> {
  const tries = [...database.tries, ...site.tries];
  const pauseIn = ({ tries: own, from }: Journal) => `${longestPause(own, from).toFixed(1)} s`;
  return {
    figures: {
      acknowledged: database.acknowledged.size + site.acknowledged.size,
      "refused or cut off, then sent again": tries.filter((one) => !isAcknowledged(one)).length,
      "found stored when sent again": tries.filter(({ outcome }) => outcome === 200).length,
      "longest pause, database killed": pauseIn(database),
      "longest pause, site killed and started": pauseIn(site),
    },
    marks: [
      ...(await storedMarks(url, database, site)),
      none(
        "no booking is left without an answer for 15 s",
        tries.filter(({ outcome }) => outcome === "none"),
      ),
    ],
  };
}
