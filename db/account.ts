import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { commandLine, identity, type Account } from "./program";

/**
 * Chooses the account for the database: our own, or, as root, the owner of the cluster, else one
 * without rights that reaches the given folders; where a folder is closed to it (such as /root),
 * a user namespace in which we are not called root. Throws what to do where there is none.
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
  const usable = candidatesFor(owner).find((account) => reaches(account, folders));
  if (usable) return usable;
  throw new Error(
    `PostgreSQL refuses to run as root and no other account reaches the data folder: ` +
      "set DATA_DIR to a folder that every account reaches, for example /var/lib/mgzavri, " +
      "or DATABASE_URL to a database of your own, or start as another user",
  );
}

function candidatesFor(owner: { uid: number; gid: number } | undefined): Account[] {
  if (owner && owner.uid !== 0) return [{ uid: owner.uid, gid: owner.gid, prefix: [] }];
  const accounts: Account[] = accountsOfSystem(({ name }) => /^(postgres|nobody)$/.test(name))
    .toSorted((a, b) => b.name.localeCompare(a.name))
    .map(({ uid, gid }) => ({ uid, gid, prefix: [] }));
  const { uid = 65534, gid = 65534 } = accounts.at(-1) ?? {};
  const namespace = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`];
  // Files that root owns were made in a namespace.
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

function reaches(account: Account, folders: string[]) {
  const check = folders
    .map((folder) => `test -x '${folder.replaceAll("'", `'\\''`)}'`)
    .join(" && ");
  const { command, args } = commandLine(account, "/bin/sh", ["-c", check]);
  return spawnSync(command, args, { ...identity(account), cwd: "/" }).status === 0;
}

/** The name by which the server will know this account; null where it can't look it up. */
export function accountName(account: Account): string | null {
  if (account.prefix.length > 0) return null;
  if (account.uid === undefined) return ownName();
  return accountsOfSystem(({ uid }) => uid === account.uid)[0]?.name ?? null;
}

function ownName() {
  try {
    return userInfo().username;
  } catch {
    return null; // An account without a name, as containers have.
  }
}
