import { setTimeout as pause } from "node:timers/promises";
import type { SiteProcess } from "../browser/site";
import { makeDataFolder, openSite, postmasterPid } from "../bench/sites";
import { none, type Drill, type Outcome } from "./outcome";
import { storedChecks } from "./stored-checks";
import { isAcknowledged, longestPause } from "./attempts";
import { startWriters, type Journal } from "./writers";

const WRITERS = 16;
/** Time of bookings before each kill, in turns: also while the server has not prepared their statements yet. */
const RUN_BEFORE_KILL_MS = [300, 4_000, 300, 6_000, 3_000];
const RUN_BEFORE_SITE_KILL_MS = [3_000, 100, 1_000];
const BACK_WITHIN_MS = 60_000;

export const crash: Drill = {
  about: "16 writers; the database is killed again and again, then the site",
  async run({ kills }) {
    const dataDir = await makeDataFolder();
    const site = await openSite(dataDir);
    const databaseKills = Math.ceil(kills / 2);
    const database = await killDatabase(dataDir, site, databaseKills);
    const { url, journal } = await killSite(dataDir, site, kills);
    return judge(url, { database, site: journal, databaseKills, kills });
  },
};

async function killDatabase(dataDir: string, site: SiteProcess, kills: number) {
  const { journal, stop } = startWriters(WRITERS, () => site.url);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(RUN_BEFORE_KILL_MS[kill % RUN_BEFORE_KILL_MS.length]);
    process.kill(postmasterPid(dataDir)!, "SIGKILL");
    await nextBooking(journal);
  }
  await stop();
  return journal;
}

async function killSite(dataDir: string, first: SiteProcess, kills: number) {
  let site = first;
  const { journal, stop } = startWriters(WRITERS, () => site.url);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(RUN_BEFORE_SITE_KILL_MS[kill % RUN_BEFORE_SITE_KILL_MS.length]);
    site.process.kill("SIGKILL");
    site = await openSite(dataDir);
    await nextBooking(journal);
  }
  await stop();
  return { url: site.url, journal };
}

/** Waits until more bookings are acknowledged than could have been in progress. */
async function nextBooking({ acknowledged }: Journal) {
  const enough = acknowledged.size + 2 * WRITERS;
  const deadline = Date.now() + BACK_WITHIN_MS;
  while (acknowledged.size < enough) {
    if (Date.now() > deadline) throw new Error("no more bookings are acknowledged");
    await pause(20);
  }
}

type Observed = { database: Journal; site: Journal; databaseKills: number; kills: number };

async function judge(
  url: string,
  { database, site, databaseKills, kills }: Observed,
): Promise<Outcome> {
  const attempts = [...database.attempts, ...site.attempts];
  const pauseIn = ({ attempts: own, from }: Journal) => `${longestPause(own, from).toFixed(1)} s`;
  return {
    figures: {
      "kills of the database": databaseKills,
      "kills of the site": kills,
      acknowledged: database.acknowledged.size + site.acknowledged.size,
      "refused or cut off, then sent again": attempts.filter((one) => !isAcknowledged(one)).length,
      "found stored when sent again": attempts.filter(({ outcome }) => outcome === 200).length,
      "longest pause, database killed": pauseIn(database),
      "longest pause, site killed and started": pauseIn(site),
    },
    checks: [
      ...(await storedChecks(url, database, site)),
      none(
        "no booking waits 15 s for a response",
        attempts.filter(({ outcome }) => outcome === "none"),
      ),
    ],
  };
}
