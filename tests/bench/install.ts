import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

const INSTALLED_WITHIN_MS = 300_000;

/** The file that marks a completed installation, and names its packages. */
const STAMP = "installed.json";

/**
 * Returns the folder with packages of exact versions, installed once outside of the project, which does not
 * depend on them. Their install scripts don't run. Throws npm's output if it fails.
 */
export async function installTools(
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "mgzavri", name);
  const stamp = JSON.stringify(packages);
  const stampFile = join(folder, STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, type: "module", dependencies: packages };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  console.log(`installing ${Object.keys(packages).join(", ")} into ${folder}`);
  runIn(folder, "npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"]);
  await writeFile(stampFile, stamp);
  return folder;
}

/** Runs a program to its end. Throws its output if it fails. */
export function runIn(folder: string, program: string, args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "" },
    encoding: "utf8",
    timeout: INSTALLED_WITHIN_MS,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stdout}\n${stderr}`);
}
