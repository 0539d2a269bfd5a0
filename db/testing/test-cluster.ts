import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../connect";
import { startEmbedded } from "../embedded";
import { embeddedPaths } from "../embedded-paths";
import { serverPid, stopServer } from "../postmaster";

/** Environment variable with the folder of the prepared cluster. */
const CLUSTER = "TEST_CLUSTER";

/**
 * Prepares a stopped cluster that tests copy instead of running `initdb`, migrations and seed each
 * time: `fill` gets a data folder with an empty embedded database. Resolves with a function that
 * removes the cluster.
 */
export async function prepareCluster(fill: (dataDir: string) => Promise<unknown>) {
  const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-cluster-"));
  const database = await startEmbedded(dataDir);
  await fill(dataDir);
  await configure(dataDir);
  await database.stop();
  // On a busy machine the server may need longer than a stop waits.
  const paths = embeddedPaths(dataDir);
  // oxlint-disable-next-line no-await-in-loop -- each waits for seconds.
  while (serverPid(paths) !== null) await stopServer(paths);
  process.env[CLUSTER] = dataDir;
  return async () => {
    delete process.env[CLUSTER];
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function configure(dataDir: string) {
  const sql = connect({ dataDir }, { role: "owner", max: 1 });
  // Tests kill servers, not machines, so data that is not flushed to the disk is not lost.
  await sql`alter system set fsync = off`;
  await sql`alter system set full_page_writes = off`;
  // Autovacuum would change plans in the middle of a test.
  await sql`alter system set autovacuum = off`;
  await sql.end();
}

/** Makes a new data folder with a copy of the prepared cluster; empty if none is prepared. */
export async function copyCluster(prefix: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  const prepared = process.env[CLUSTER];
  // Unlike `fs.cp`, this preserves the owner: PostgreSQL runs under another account.
  if (prepared) execFileSync("cp", ["-a", join(prepared, "postgres"), dataDir]);
  return dataDir;
}
