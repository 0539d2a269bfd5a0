import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmbeddedPaths } from "./embedded-paths";
import { accountName } from "./account";
import { EMBEDDED_ROLES, readPasswords } from "./roles";
import type { Account } from "./program";
import { changeOwner } from "./change-owner";

/** The file that the cluster's `postgresql.conf` includes. */
export const SETTINGS_FILE = "mgzavri.conf";

/** The map of `pg_ident.conf` from system accounts to the owner. */
const MAP = "mgzavri";

/** Returns settings that close the network, and the socket to other accounts. */
function accessSettings({ socketFolder }: EmbeddedPaths): [name: string, value: string][] {
  return [
    ["listen_addresses", ""],
    // The setting is a list, so the path is quoted twice.
    ["unix_socket_directories", `"${socketFolder.replaceAll('"', '""')}"`],
    ["unix_socket_permissions", "0700"],
  ];
}

/**
 * Returns the access settings for the server's command line, which overrides any file: with a damaged
 * `mgzavri.conf` the server must not fall back to TCP. `pg_ctl` passes the text to a shell.
 */
export function accessOptions(paths: EmbeddedPaths): string {
  return accessSettings(paths)
    .map(([name, value]) => `-c ${name}='${value.replaceAll("'", `'\\''`)}'`)
    .join(" ");
}

/** Writes the server's settings at each start, because the folder may have been moved. */
export async function writeClusterFiles(paths: EmbeddedPaths, account: Account) {
  const settings = [
    ...accessSettings(paths).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`),
    "log_checkpoints = off",
    // A failed statement in the log would contain visitors' input.
    "log_min_error_statement = panic",
  ];
  const owner = accountName(account) ?? "root";
  const map = ["root", owner].map((name) => `${MAP} "${name}" ${EMBEDDED_ROLES.owner}`);
  await replaceFile(join(paths.cluster, SETTINGS_FILE), `${settings.join("\n")}\n`, account);
  await replaceFile(join(paths.cluster, "pg_ident.conf"), `${map.join("\n")}\n`, account);
  if (!(await areRulesStrict(paths))) await replaceRules(paths, account, "transitional");
}

/** The rule that all roles need their passwords, and connect only by socket. */
const STRICT_RULE = "local all all scram-sha-256";

/**
 * Writes the rules that say who may connect. The transitional ones, for setting the passwords, accept the
 * owner from root and the server's account, or if accounts have no names, from who can open the socket.
 */
export async function replaceRules(
  paths: EmbeddedPaths,
  account: Account,
  rules: "strict" | "transitional",
) {
  const method = accountName(account) === null ? "trust" : `peer map=${MAP}`;
  const owner = `local all ${EMBEDDED_ROLES.owner} ${method}\n`;
  const text = `${rules === "strict" ? "" : owner}${STRICT_RULE}\n`;
  await replaceFile(rulesFile(paths), text, account);
}

/** Resolves with whether the passwords are set, and asked for. Older releases write other rules. */
export async function areRulesStrict(paths: EmbeddedPaths): Promise<boolean> {
  const text = await readFile(rulesFile(paths), "utf8");
  return text === `${STRICT_RULE}\n` && (await readPasswords(paths)) !== null;
}

function rulesFile(paths: EmbeddedPaths) {
  return join(paths.cluster, "pg_hba.conf");
}

/** Replaces a file atomically: a starting server reads the old or the new one, never an incomplete one. */
async function replaceFile(path: string, text: string, account: Account) {
  if ((await readFile(path, "utf8").catch(() => null)) === text) return;
  const fresh = `${path}.${randomUUID()}.new`;
  await writeFile(fresh, text, { mode: 0o600 });
  await changeOwner(fresh, account);
  await rename(fresh, path);
}
