import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { EmbeddedPlace } from "./address";
import { logFile, serverPid } from "./postmaster";

const LOG_LINES = 5;

/** Says why the embedded server can't be used: the last error, PostgreSQL's own words, a remedy. */
export async function startFailure(place: EmbeddedPlace, error: Error, output: string) {
  const log = existsSync(logFile(place)) ? await readFile(logFile(place), "utf8") : "";
  const lines = [...output.split("\n"), ...log.trim().split("\n").slice(-LOG_LINES)];
  return new Error(
    [
      `the embedded PostgreSQL in ${dirname(place.cluster)} does not answer (${error.message})`,
      ...lines.filter(Boolean).map((line) => `  ${line}`),
      remedyFor(lines.join("\n"), serverPid(place)),
    ].join("\n"),
  );
}

/** By what PostgreSQL said last, else by whether a server runs. A new DATA_DIR is an empty site. */
export function remedyFor(text: string, pid: string | null): string {
  if (/No space left on device|Disk quota exceeded/.test(text)) {
    return "the disk is full: free some space; nothing stored is lost";
  }
  if (/Permission denied|has wrong ownership|has group or world access/.test(text)) {
    return "its files belong to another account: start the site as that account, or give them back";
  }
  if (pid !== null) {
    return `its server (process ${pid}) runs but is silent: if it stays so, end it with kill -QUIT ${pid}`;
  }
  return "its server does not start: the lines above say why";
}
