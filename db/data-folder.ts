import { constants } from "node:fs";
import { access, mkdir, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "./error-code";

const MEGABYTE = 1024 * 1024;

/** Free space that a server needs to start: a new cluster takes 40 MB, a segment of its log 16. */
const NEW_CLUSTER_MB = 80;
const EXISTING_CLUSTER_MB = 20;

/** Creates the data folder. Throws an error with instructions if it can't be written. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new Error(await whyNot(folder), { cause: error });
  }
}

/**
 * Creates a folder with those above it, unless it exists. With `recursive` Node.js would try for ever
 * where nothing can be created, as in `/proc`.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    if (code !== "ENOENT") throw error;
    await makeFolder(dirname(folder), mode);
    await mkdir(folder, { mode }).catch(unlessMade);
  }
}

/** Ignores that another process has made the folder meanwhile. */
function unlessMade(error: unknown) {
  if (errorCode(error) !== "EEXIST") throw error;
}

/**
 * Checks the disk before a server is started. Throws an error with instructions if it is read-only or full.
 */
export async function checkDisk(folder: string, { isNew }: { isNew: boolean }): Promise<void> {
  const fault = await writeFault(folder);
  // An existing cluster may belong to another account than the folder.
  if (fault === "EROFS" || (isNew && fault)) throw new Error(await whyNot(folder));
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const needed = isNew ? NEW_CLUSTER_MB : EXISTING_CLUSTER_MB;
  if (free >= needed) return;
  throw new Error(
    `the disk of ${folder} is full: ${free} MB is free, but at least ${needed} MB is needed`,
  );
}

async function whyNot(folder: string): Promise<string> {
  const nearest = await nearestExisting(folder);
  if (!(await stat(nearest)).isDirectory()) {
    return `${nearest} is a file: set DATA_DIR to a folder`;
  }
  if ((await writeFault(nearest)) === "EROFS") {
    return `${nearest} is on a read-only file system: make it writable, or set another DATA_DIR`;
  }
  return (
    `this account has no write permission in ${nearest}: ` +
    "start the site as the account that owns it, or set another DATA_DIR"
  );
}

/** Returns the folder, or the first one above it that exists. */
async function nearestExisting(path: string): Promise<string> {
  try {
    await stat(path);
    return path;
  } catch (error) {
    if (!["ENOENT", "ENOTDIR", "EACCES"].includes(errorCode(error))) throw error;
    return nearestExisting(dirname(path));
  }
}

/** Returns the code of the error that a write would cause; empty if it would succeed. */
async function writeFault(path: string): Promise<string> {
  try {
    await access(path, constants.W_OK);
    return "";
  } catch (error) {
    return errorCode(error);
  }
}
