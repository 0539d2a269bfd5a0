import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram, settingsOf } from "../http/commands/program";
import type { SiteProcess } from "../browser/site";
import { listBookings } from "../bench/desk";
import { makeDataFolder, openSite } from "../bench/sites";
import { none, type Drill } from "./outcome";
import { storedChecks } from "./stored-checks";
import { startWriters, type Journal } from "./writers";

const WRITERS = 8;
const BETWEEN_MS = 500;

/** What was acknowledged before a backup, and what a site restored from it has. */
type Round = {
  number: number;
  backupMs: number;
  restoreMs: number;
  acknowledged: Map<string, number>;
  stored: Map<string, number[]>;
};

export const backups: Drill = {
  about: "backups are made under bookings, and each is restored into another folder",
  async run({ backups: count }) {
    const dataDir = await makeDataFolder();
    const collection = join(await makeDataFolder(), "backups");
    const site = await openSite(dataDir);
    const { journal, stop } = startWriters(WRITERS, () => site.url);
    const rounds: Round[] = [];
    for (let number = 1; number <= count; number += 1) {
      await pause(BETWEEN_MS);
      rounds.push(await runRound(site, number, { collection, journal }));
    }
    await stop();
    const slowest = (time: (round: Round) => number) =>
      `${(Math.max(...rounds.map(time)) / 1_000).toFixed(1)} s`;
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
          rounds.flatMap(missingIn),
        ),
        none("no restored site has a booking twice", rounds.flatMap(doubledIn)),
        none(
          "no restored site has a booking under another number",
          rounds.flatMap((round) => renumberedIn(round, journal)),
        ),
        ...(await storedChecks(site.url, journal)),
      ],
    };
  },
};

async function runRound(
  site: SiteProcess,
  number: number,
  { collection, journal }: { collection: string; journal: Journal },
): Promise<Round> {
  const acknowledged = new Map(journal.acknowledged);
  const backupMs = await run("backup.mjs", collection, settingsOf(site));
  const dataDir = await makeDataFolder();
  const restoreMs = await run("restore.mjs", collection, { DATA_DIR: dataDir });
  const restored = await openSite(dataDir);
  const stored = new Map<string, number[]>();
  for (const { id, email } of await listBookings(restored.url)) {
    stored.set(email, [...(stored.get(email) ?? []), id]);
  }
  await restored.stop();
  await rm(dataDir, { recursive: true });
  return { number, backupMs, restoreMs, acknowledged, stored };
}

/** Resolves with the milliseconds that it took. */
async function run(file: string, collection: string, env: Record<string, string>) {
  const start = performance.now();
  const { code, stderr } = await runProgram(file, { args: [collection], env });
  if (code !== 0) throw new Error(`${file} exited with ${code}: ${stderr}`);
  return performance.now() - start;
}

function missingIn({ number, acknowledged, stored }: Round) {
  return [...acknowledged]
    .filter(([email, id]) => !stored.get(email)?.includes(id))
    .map(([email]) => `${email} in backup ${number}`);
}

function doubledIn({ number, stored }: Round) {
  return [...stored]
    .filter(([, ids]) => ids.length > 1)
    .map(([email]) => `${email} in backup ${number}`);
}

function renumberedIn({ number, stored }: Round, { acknowledged }: Journal) {
  return [...stored]
    .filter(([email, ids]) => !ids.includes(acknowledged.get(email) ?? Number.NaN))
    .map(([email]) => `${email} in backup ${number}`);
}
