import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { embeddedPlace } from "../address";
import { connect } from "../connect";
import { startEmbedded, type EmbeddedDatabase } from "../embedded";

/** Makes data folders and starts servers in them, which are stopped and removed after each test. */
export function useEmbeddedServers() {
  const running: EmbeddedDatabase[] = [];
  const folders: string[] = [];

  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });

  return {
    /** The path of a folder that does not exist yet. */
    async newFolder(name = "data") {
      const parent = await mkdtemp(join(tmpdir(), "mgzavri-embedded-"));
      const dataDir = join(parent, name);
      folders.push(parent, embeddedPlace(dataDir).socketFolder);
      return dataDir;
    },
    async start(dataDir: string) {
      running.push(await startEmbedded(dataDir));
    },
    /** Stops the one that was started last. */
    async stop() {
      await running.pop()!.stop();
    },
  };
}

/** Asks one statement, as an app of this site does. */
export async function ask(dataDir: string, statement: string) {
  const sql = connect({ dataDir }, { max: 1 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The process id of the server that runs in a data folder. */
export async function postmaster(dataDir: string) {
  const lock = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8");
  return Number(lock.split("\n")[0]);
}
