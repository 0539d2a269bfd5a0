import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { appendFile, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { EmbeddedPlace } from "./address";
import { give, SETTINGS_FILE } from "./cluster-files";
import { isProcess, run, type Account } from "./program";

const INITDB = [
  "--username=postgres",
  "--auth=trust", // Only until `writeClusterFiles`, before the first start.
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
];

/**
 * Makes the cluster where there is none. It is made beside its place and renamed into it, so
 * that neither a crash nor a second app at the same moment leaves a half-made one.
 */
export async function ensureCluster(native: string, place: EmbeddedPlace, account: Account) {
  linkLibraries(native);
  if (!isMade(place)) await makeCluster(native, place, account);
  await checkVersion(native, place);
  await removeLeftovers(place);
}

function isMade(place: EmbeddedPlace) {
  return existsSync(join(place.cluster, "PG_VERSION"));
}

async function makeCluster(native: string, place: EmbeddedPlace, account: Account) {
  const fresh = await newFolder(place);
  try {
    await give(fresh, account);
    const made = await run(account, join(native, "bin/initdb"), [...INITDB, `--pgdata=${fresh}`]);
    if (made.code !== 0) throw new Error(`initdb failed in ${fresh}: ${made.output.trim()}`);
    await appendFile(join(fresh, "postgresql.conf"), `include_if_exists = '${SETTINGS_FILE}'\n`);
    await rename(fresh, place.cluster);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another node was faster.
    if (!isMade(place)) throw error;
  }
}

async function newFolder(place: EmbeddedPlace) {
  try {
    return await mkdtemp(`${prefixOf(place)}${process.pid}-`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") throw error;
    throw new Error(
      `this account may not write in ${dirname(place.cluster)}: ` +
        "start the site as the account that owns it, or set another DATA_DIR",
      { cause: error },
    );
  }
}

function prefixOf(place: EmbeddedPlace) {
  return `${place.cluster}.new-`;
}

/** What starts left behind that were killed while they made the cluster. */
async function removeLeftovers(place: EmbeddedPlace) {
  const folder = dirname(place.cluster);
  const prefix = basename(prefixOf(place));
  for (const name of await readdir(folder)) {
    const [maker] = name.slice(prefix.length).split("-");
    if (!name.startsWith(prefix) || isProcess(maker)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function checkVersion(native: string, place: EmbeddedPlace) {
  const made = (await readFile(join(place.cluster, "PG_VERSION"), "utf8")).trim();
  const ours = readFileSync(join(dirname(native), "package.json"), "utf8");
  const major = String(JSON.parse(ours).version).split(".")[0];
  if (made === major) return;
  throw new Error(
    `${place.cluster} was made by PostgreSQL ${made}, the installed one is ${major}: ` +
      `restore a backup into a new DATA_DIR, or set DATABASE_URL`,
  );
}

/** The package's install script makes these links; where scripts are off, nobody has. */
export function linkLibraries(native: string) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(join(dirname(native), source), link);
  }
}
