import { rm } from "node:fs/promises";
import { listBackups, timeOf } from "#db/backup/collection";
import { readManifest } from "#db/backup/manifest";
import { removeUnusedPhotos } from "#db/backup/photos";
import { addDays, businessTime, weekday } from "~/web/calendar";

/** Deletes outdated nightly backups of a folder. Other backups are left to who runs the server. */
export async function deleteOutdated(collection: string) {
  const folders = await listBackups(collection);
  const nightly = (await Promise.all(folders.map(nightlyOf))).flat();
  const outdated = new Set(outdatedBackups(nightly.map(({ time }) => time)));
  const unused = nightly.filter(({ time }) => outdated.has(time));
  await Promise.all(unused.map(({ folder }) => rm(folder, { recursive: true })));
  await removeUnusedPhotos(collection);
}

/** Returns the folder with its time, or nothing if it is another backup or damaged. */
async function nightlyOf(folder: string) {
  const time = timeOf(folder);
  const manifest = await readManifest(folder).catch(() => null);
  return manifest?.isNightly && time ? [{ folder, time }] : [];
}

/** Retention of nightly backups: the newest of each day, week and month. */
const RETENTION = { days: 7, weeks: 4, months: 12 };

/** Returns the times of nightly backups that are no longer needed. */
export function outdatedBackups(times: readonly Date[]): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
  const retained = new Set([
    ...newestOf(newestFirst, RETENTION.days, (date) => date),
    ...newestOf(newestFirst, RETENTION.weeks, (date) => addDays(date, -((weekday(date) + 6) % 7))),
    ...newestOf(newestFirst, RETENTION.months, (date) => date.slice(0, 7)),
  ]);
  return newestFirst.filter((time) => !retained.has(time));
}

function newestOf(newestFirst: Date[], count: number, periodOf: (date: string) => string) {
  const found = new Map<string, Date>();
  for (const time of newestFirst) {
    const period = periodOf(businessTime(time).date);
    if (!found.has(period)) found.set(period, time);
  }
  return [...found.values()].slice(0, count);
}
