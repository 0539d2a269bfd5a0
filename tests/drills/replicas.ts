import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect";
import { changeOwner } from "#db/change-owner";
import {
  copyCluster,
  makeCluster,
  makeServerFamily,
  startServer,
  urlOf,
  type PostgresServer,
} from "./postgres-server";

const IN_SYNC_WITHIN_MS = 30_000;
const STANDBY = "standby";

export type Replicas = { primary: PostgresServer; standby: PostgresServer };

/**
 * Starts a primary with a synchronous standby, so that acknowledged bookings are on both. They are
 * stopped and removed at the end.
 */
export async function startReplicas(): Promise<Replicas> {
  const primary = await makeCluster(await makeServerFamily(), "primary");
  const standby = await copyCluster(primary, STANDBY);
  await startServer(primary, [`synchronous_standby_names = '${STANDBY}'`]);
  const signal = join(standby.cluster, "standby.signal");
  await writeFile(signal, "");
  await changeOwner(signal, standby.account);
  await startServer(standby, [`primary_conninfo = '${connectionInfo(primary)}'`]);
  await becomesSynchronous(primary);
  return { primary, standby };
}

function connectionInfo({ port, password }: PostgresServer) {
  const place = `host=127.0.0.1 port=${port} user=postgres`;
  return `${place} password=${password} application_name=${STANDBY}`;
}

async function becomesSynchronous(primary: PostgresServer) {
  const sql = connect({ databaseUrl: urlOf(primary), dataDir: "" }, { max: 1 });
  const deadline = Date.now() + IN_SYNC_WITHIN_MS;
  const states = () => sql`select from pg_stat_replication where sync_state = 'sync'`;
  try {
    while ((await states()).length === 0) {
      if (Date.now() > deadline) throw new Error("the standby does not follow its primary");
      await pause(100);
    }
  } finally {
    await sql.end();
  }
}
