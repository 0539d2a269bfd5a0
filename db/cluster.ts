import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { appendFile, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { EmbeddedPaths } from "./embedded-paths";
import { SETTINGS_FILE } from "./cluster-files";
import { changeOwner } from "./change-owner";
import { isProcessRunning, run, type Account } from "./program";

const INITDB = [
  "--username=postgres",
  "--auth=trust", // This holds only until `writeClusterFiles`, before the first start.
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
];

/**
 * Creates the cluster if it is missing. It is created in a temporary folder and renamed, so that
 * neither a crash nor a concurrent start leaves an incomplete one.
 */
export async function ensureCluster(native: string, paths: EmbeddedPaths, account: Account) {
  linkLibraries(native);
  if (!isCreated(paths)) await createCluster(native, paths, account);
  await checkVersion(native, paths);
  await removeLeftovers(paths);
}

export function isCreated(paths: EmbeddedPaths) {
  return existsSync(join(paths.cluster, "PG_VERSION"));
}

async function createCluster(native: string, paths: EmbeddedPaths, account: Account) {
  const fresh = await mkdtemp(`${prefixOf(paths)}${process.pid}-`);
  try {
    await changeOwner(fresh, account);
    const made = await run(account, join(native, "bin/initdb"), [...INITDB, `--pgdata=${fresh}`]);
    if (made.code !== 0) throw new Error(`initdb failed in ${fresh}: ${made.output.trim()}`);
    await appendFile(join(fresh, "postgresql.conf"), `include_if_exists = '${SETTINGS_FILE}'\n`);
    await rename(fresh, paths.cluster);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // A concurrent start has created it meanwhile.
    if (!isCreated(paths)) throw error;
  }
}

function prefixOf(paths: EmbeddedPaths) {
  return `${paths.cluster}.new-`;
}

/** Removes temporary folders of starts that were killed. */
async function removeLeftovers(paths: EmbeddedPaths) {
  const folder = dirname(paths.cluster);
  const prefix = basename(prefixOf(paths));
  for (const name of await readdir(folder)) {
    const [pid] = name.slice(prefix.length).split("-");
    if (!name.startsWith(prefix) || isProcessRunning(pid)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function checkVersion(native: string, paths: EmbeddedPaths) {
  const made = (await readFile(join(paths.cluster, "PG_VERSION"), "utf8")).trim();
  const ours = readFileSync(join(dirname(native), "package.json"), "utf8");
  const major = String(JSON.parse(ours).version).split(".")[0];
  if (made === major) return;
  throw new Error(
    `${paths.cluster} was created by PostgreSQL ${made}, but the installed one is ${major}: ` +
      `restore a backup into a new DATA_DIR, or set DATABASE_URL`,
  );
}

/**
 * Creates the links of the libraries. The package's install script does that, unless npm scripts are
 * disabled.
 */
export function linkLibraries(native: string) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(join(dirname(native), source), link);
  }
}
