import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { commandLine, identity, type Account } from "./program";

/**
 * Chooses the account for the database: our own, or, as root, the owner of the cluster, else an
 * unprivileged account that can access the given folders, else a user namespace in which we are not root.
 * Throws instructions if there is none.
 */
export function chooseAccount(cluster: string, folders: string[]): Account {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const own = process.getuid?.();
  if (own !== 0) {
    if (!owner || owner.uid === own) return { prefix: [] };
    throw new Error(
      `${cluster} belongs to another account (uid ${owner.uid}): ` +
        "start the site as that account or as root, or set another DATA_DIR",
    );
  }
  const usable = candidatesFor(owner).find((account) => canAccess(account, folders));
  if (usable) return usable;
  throw new Error(
    `PostgreSQL refuses to run as root and no other account can access the data folder: ` +
      "set DATA_DIR to a folder that every account can access, for example /var/lib/mgzavri, " +
      "or DATABASE_URL to an external database, or start as another user",
  );
}

function candidatesFor(owner: { uid: number; gid: number } | undefined): Account[] {
  if (owner && owner.uid !== 0) return [{ uid: owner.uid, gid: owner.gid, prefix: [] }];
  const accounts: Account[] = accountsOfSystem(({ name }) => /^(postgres|nobody)$/.test(name))
    .toSorted((a, b) => b.name.localeCompare(a.name))
    .map(({ uid, gid }) => ({ uid, gid, prefix: [] }));
  const { uid = 65534, gid = 65534 } = accounts.at(-1) ?? {};
  const namespace = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`];
  // Files owned by root were created in a namespace.
  return [...(owner ? [] : accounts), { prefix: namespace }];
}

function accountsOfSystem(matches: (account: { name: string; uid: number }) => boolean) {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .flatMap((line) => {
      const [name = "", , uid, gid] = line.split(":");
      return uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
    })
    .filter(matches);
}

function canAccess(account: Account, folders: string[]) {
  const check = folders
    .map((folder) => `test -x '${folder.replaceAll("'", `'\\''`)}'`)
    .join(" && ");
  const { command, args } = commandLine(account, "/bin/sh", ["-c", check]);
  return spawnSync(command, args, { ...identity(account), cwd: "/" }).status === 0;
}

/** Returns the account's name as the server looks it up; null if it can't. */
export function accountName(account: Account): string | null {
  if (account.prefix.length > 0) return null;
  if (account.uid === undefined) return ownName();
  return accountsOfSystem(({ uid }) => uid === account.uid)[0]?.name ?? null;
}

function ownName() {
  try {
    return userInfo().username;
  } catch {
    return null; // In containers an account may have no name.
  }
}
