import { rm } from "node:fs/promises";
import { listBackups, timeOf } from "#db/backup/collection";
import { readManifest } from "#db/backup/manifest";
import { removeUnusedPhotos } from "#db/backup/photos";
import { outdatedBackups } from "./retention";

/** Deletes outdated nightly backups of a folder. Others are left to the operator. */
export async function deleteOutdated(collection: string) {
  const folders = await listBackups(collection);
  const nightly = (await Promise.all(folders.map(nightlyOf))).flat();
  const outdated = new Set(outdatedBackups(nightly.map(({ time }) => time)));
  const unused = nightly.filter(({ time }) => outdated.has(time));
  await Promise.all(unused.map(({ folder }) => rm(folder, { recursive: true })));
  await removeUnusedPhotos(collection);
}

/** The folder with its time, or nothing if it is another backup or damaged. */
async function nightlyOf(folder: string) {
  const time = timeOf(folder);
  const manifest = await readManifest(folder).catch(() => null);
  return manifest?.isNightly && time ? [{ folder, time }] : [];
}
