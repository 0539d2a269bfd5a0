import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, readlink, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

type Place = { dataDir: string };

/** Returns the process id of an embedded server, from its lock file. */
export async function readPostmaster({ dataDir }: Place): Promise<number> {
  const lock = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8");
  return Number(lock.split("\n")[0]);
}

/** Lists the processes of a data folder: the embedded server, and on Linux its workers. */
export async function listProcesses({ dataDir }: Place): Promise<string[]> {
  if (!existsSync("/proc/self/cwd")) {
    const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,command="]);
    return stdout.split("\n").filter((line) => line.includes(dataDir));
  }
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const folders = ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => ""));
  const places = await Promise.all(folders);
  return ids.filter((_, index) => places[index]!.startsWith(dataDir));
}
