import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { errorCode } from "../error-code";

/** The end of the names of backups that are being written. */
export const UNFINISHED = ".unfinished";

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** Returns the folder's name of a backup: its time in UTC, which also sorts. */
export function nameOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** Returns the time in a folder's name; null for other folders. */
export function timeOf(folder: string): Date | null {
  const [, date, hour, minute, second] = NAME.exec(basename(folder)) ?? [];
  return date ? new Date(`${date}T${hour}:${minute}:${second}Z`) : null;
}

/** Lists the backups in a folder, oldest first; none if the folder doesn't exist. */
export async function listBackups(collection: string): Promise<string[]> {
  const names = await readdir(collection).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => join(collection, name));
}
