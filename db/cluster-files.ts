import { chown, mkdir, lstat, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmbeddedPlace } from "./address";
import { accountName } from "./account";
import type { Account } from "./program";

/** Included by the cluster's `postgresql.conf`. */
export const SETTINGS_FILE = "mgzavri.conf";

/** The map of `pg_ident.conf` from accounts of this machine to the database's one role. */
const MAP = "mgzavri";

/** What keeps the server off the network and its socket closed to other accounts. */
function accessSettings({ socketFolder }: EmbeddedPlace): [name: string, value: string][] {
  return [
    ["listen_addresses", ""],
    // A list, so the path is quoted once more.
    ["unix_socket_directories", `"${socketFolder.replaceAll('"', '""')}"`],
    ["unix_socket_permissions", "0700"],
  ];
}

/**
 * The same settings for the server's command line, which wins over any file: a server that finds
 * `mgzavri.conf` damaged must not fall back to TCP. `pg_ctl` hands the text to a shell.
 */
export function accessOptions(place: EmbeddedPlace): string {
  return accessSettings(place)
    .map(([name, value]) => `-c ${name}='${value.replaceAll("'", `'\\''`)}'`)
    .join(" ");
}

/** Writes the server's settings. They depend on where the folder is now; it may have been moved. */
export async function writeClusterFiles(place: EmbeddedPlace, account: Account) {
  const settings = [
    ...accessSettings(place).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`),
    "log_checkpoints = off",
    // A refused statement in the log would hold what a visitor typed.
    "log_min_error_statement = panic",
  ];
  const owner = accountName(account);
  const files = {
    [SETTINGS_FILE]: settings,
    // The socket alone, and where accounts have names only root and the server's own.
    "pg_hba.conf": [`local all all ${owner === null ? "trust" : `peer map=${MAP}`}`],
    "pg_ident.conf": ["root", owner ?? "root"].map((name) => `${MAP} "${name}" postgres`),
  };
  for (const [name, lines] of Object.entries(files)) {
    await replaceFile(join(place.cluster, name), `${lines.join("\n")}\n`, account);
  }
}

/** A server that starts at this moment reads the old file or the new one, never a part. */
async function replaceFile(path: string, text: string, account: Account) {
  if ((await readFile(path, "utf8").catch(() => null)) === text) return;
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, text, { mode: 0o600 });
  await give(fresh, account);
  await rename(fresh, path);
}

/** Makes the short private folder for the socket, or refuses one that another account made. */
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

export async function give(path: string, account: Account) {
  if (account.uid !== undefined) await chown(path, account.uid, account.gid ?? account.uid);
}
