import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { EmbeddedPaths } from "./embedded-paths";
import { logFile, serverPid } from "./postmaster";

const LOG_LINES = 5;

/** Makes an error from the last error, the end of PostgreSQL's own log, and a remedy. */
export async function startFailure(paths: EmbeddedPaths, error: unknown, output: string) {
  const log = existsSync(logFile(paths)) ? await readFile(logFile(paths), "utf8") : "";
  const reason = error instanceof Error ? error.message : String(error);
  const lines = [...output.split("\n"), ...log.trim().split("\n").slice(-LOG_LINES)];
  return new Error(
    [
      `the embedded PostgreSQL in ${dirname(paths.cluster)} does not respond (${reason})`,
      ...lines.filter(Boolean).map((line) => `  ${line}`),
      remedyFor(lines.join("\n"), serverPid(paths)),
    ].join("\n"),
  );
}

/** Finds the remedy by PostgreSQL's last log lines, else by whether a server is running. */
export function remedyFor(text: string, pid: string | null): string {
  if (/No space left on device|Disk quota exceeded/.test(text)) {
    return "the disk is full: free some space; nothing stored is lost";
  }
  if (/Permission denied|has wrong ownership|has group or world access/.test(text)) {
    return "its files belong to another account: start the site as that account, or change their owner";
  }
  if (pid !== null) {
    return `its server (process ${pid}) is running but does not respond: if that persists, end it with kill -QUIT ${pid}`;
  }
  return "its server does not start: see the lines above";
}
