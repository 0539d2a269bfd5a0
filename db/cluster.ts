import {
  appendFile,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EmbeddedPlace } from "./address";
import { run, type Account } from "./program";

const INITDB = [
  "--username=postgres",
  "--auth=trust", // Reached by its socket alone, in a folder of mode 0700.
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
];

const SETTINGS = "mgzavri.conf";

/**
 * Makes the cluster where there is none. It is made beside its place and renamed into it, so
 * that neither a crash nor a second app at the same moment leaves a half-made one.
 */
export async function ensureCluster(native: string, place: EmbeddedPlace, account: Account) {
  linkLibraries(native);
  if (existsSync(join(place.cluster, "PG_VERSION"))) return checkVersion(native, place);
  const fresh = await mkdtemp(`${place.cluster}.new-`);
  await give(fresh, account);
  const made = await run(account, join(native, "bin/initdb"), [...INITDB, `--pgdata=${fresh}`]);
  if (made.code !== 0) throw new Error(`initdb failed in ${fresh}: ${made.output.trim()}`);
  await appendFile(join(fresh, "postgresql.conf"), `include_if_exists = '${SETTINGS}'\n`);
  try {
    await rename(fresh, place.cluster);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(join(place.cluster, "PG_VERSION"))) throw error;
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
function linkLibraries(native: string) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(join(dirname(native), source), link);
  }
}

/** Writes the settings that depend on where the folder is now; it may have been moved. */
export async function writeSettings(place: EmbeddedPlace, account: Account) {
  const file = join(place.cluster, SETTINGS);
  const folder = place.socketFolder.replaceAll("'", "''").replaceAll('"', '""');
  await writeFile(
    file,
    [
      "listen_addresses = ''",
      `unix_socket_directories = '"${folder}"'`,
      "unix_socket_permissions = 0700",
      "log_checkpoints = off",
      // A refused statement in the log would hold what a visitor typed.
      "log_min_error_statement = panic",
      "",
    ].join("\n"),
  );
  await give(file, account);
}

/** Makes the short private folder for the socket, or refuses one that somebody else made. */
export async function ensureSocketFolder(place: EmbeddedPlace, account: Account) {
  if (place.socketFolder === place.cluster) return;
  await mkdir(place.socketFolder, { mode: 0o700 }).then(
    () => give(place.socketFolder, account),
    () => {},
  );
  const found = await lstat(place.socketFolder);
  const owner = account.uid ?? process.getuid?.();
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return;
  throw new Error(`${place.socketFolder} is not ours: remove it, or set a shorter DATA_DIR`);
}

async function give(path: string, account: Account) {
  if (account.uid !== undefined) await chown(path, account.uid, account.gid ?? account.uid);
}
