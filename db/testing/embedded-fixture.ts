import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { embeddedPaths } from "../embedded-paths";
import { connect } from "../connect";
import { startEmbedded, type EmbeddedDatabase } from "../embedded";
import { copyCluster } from "./test-cluster";

const running: EmbeddedDatabase[] = [];
const folders: string[] = [];

/** Stops the databases of each test of a file and removes their folders. Each file calls it: a hook
 * at the top of this module would run only for the first file of a worker. */
export function useEmbedded() {
  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
}

/** Returns a path for a data folder that is removed after the test. */
export async function newFolder(name = "data") {
  const parent = await mkdtemp(join(tmpdir(), "mgzavri-embedded-"));
  const dataDir = join(parent, name);
  folders.push(parent, embeddedPaths(dataDir).socketFolder);
  return dataDir;
}

/** Makes a data folder with a cluster, which spares the test `initdb`. */
export async function newCluster() {
  const dataDir = await copyCluster("mgzavri-embedded-");
  folders.push(dataDir);
  return dataDir;
}

/** Starts an embedded database that is stopped after the test, or by `stopLast`. */
export async function start(dataDir: string) {
  const database = await startEmbedded(dataDir);
  running.push(database);
  return database;
}

export async function stopLast() {
  await running.pop()!.stop();
}

/** Runs one statement on a new connection. */
export async function query(dataDir: string, statement: string) {
  const sql = connect({ dataDir }, { role: "owner", max: 1 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Returns the process id in the server's lock file. */
export async function postmaster(dataDir: string) {
  const lock = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8");
  return Number(lock.split("\n")[0]);
}
