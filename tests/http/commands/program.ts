import { spawn } from "node:child_process";
import { cleanEnv, type Site } from "../../browser/site";

/** Runs a program of `tools/` with its standard input. */
export function runProgram(
  file: string,
  { args = [], typed = "", env = {} }: ProgramOptions,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [`tools/${file}`, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...cleanEnv(), ...env },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk) => (stdout += chunk));
  child.stderr.on("data", (chunk) => (stderr += chunk));
  // A program that rejects its arguments exits before it reads.
  child.stdin.on("error", () => {});
  child.stdin.end(typed);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

type ProgramOptions = { args?: string[]; typed?: string; env?: Record<string, string> };

/** Returns the settings with which a program finds the database of a site. */
export function settingsOf({ dataDir, databaseUrl = "", migrationUrl = "" }: Site) {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: migrationUrl,
  };
}
