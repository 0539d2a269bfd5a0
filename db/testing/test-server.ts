import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { embeddedPaths } from "../embedded-paths";
import { connect, type Pool } from "../connect";
import { startEmbedded } from "../embedded";
import { EMBEDDED_ROLES, readPasswords, type Role } from "../roles";
import { copyCluster, prepareCluster } from "./test-cluster";
import { openTcpProxy, type TcpProxy } from "./tcp-proxy";

/** Environment variable with the data folder of the test run's server. */
const SERVER = "TEST_SERVER";

/**
 * Starts the PostgreSQL of a test run. Its database `mgzavri`, migrated and seeded by `fill`, is the
 * template of all others. Resolves with a function that stops it.
 */
export async function startTestServer(fill: (dataDir: string) => Promise<unknown>) {
  const removeCluster = await prepareCluster(fill);
  const dataDir = await copyCluster("mgzavri-test-");
  const database = await startEmbedded(dataDir);
  process.env[SERVER] = dataDir;
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
    await removeCluster();
  };
}

export function isStarted(): boolean {
  return process.env[SERVER] !== undefined;
}

/** Returns the data folder of the test run's server. */
export function testServer(): string {
  const dataDir = process.env[SERVER];
  if (!dataDir) throw new Error("no test server: the global setup of the test runner starts it");
  return dataDir;
}

/** Creates a migrated and seeded database, or an empty one. */
export async function createDatabase(prefix: string, { empty = false } = {}): Promise<string> {
  const name = `${prefix}_${randomUUID().replaceAll("-", "")}`;
  const sql = openAdministration();
  if (empty) await sql`create database ${sql(name)}`;
  else await sql`create database ${sql(name)} template mgzavri strategy file_copy`;
  return name;
}

export async function dropDatabase(name: string) {
  const sql = openAdministration();
  await sql`drop database ${sql(name)} with (force)`;
}

let administration: Pool | null = null;

/**
 * Opens a connection for all databases of this process: one for each took a tenth of the server's CPU time.
 */
function openAdministration(): Pool {
  administration ??= connect(
    { dataDir: testServer() },
    // It is closed soon, as a process waits for its connections before it ends.
    { ...PATIENT, max: 1, database: "postgres", idle_timeout: 1 },
  );
  return administration;
}

/** Options without the limits of the site, which a loaded machine could reach. */
export const PATIENT = { role: "owner", query_timeout: 0, connect_timeout: 60 } as const;

/** Runs statements in a database of the server without limits, also if a test has made it read-only. */
export async function administer<T>(database: string, work: (sql: Pool) => PromiseLike<T>) {
  const options = ["default_transaction_read_only=off", "statement_timeout=0", "lock_timeout=0"];
  const connection = { options: options.map((option) => `-c ${option}`).join(" ") };
  const sql = connect({ dataDir: testServer() }, { ...PATIENT, max: 1, database, connection });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Returns the address of a database for a role: by the server's Unix socket, or behind a proxy. */
export async function serverUrl(name: string, role: Role = "owner", proxy?: TcpProxy) {
  const paths = embeddedPaths(testServer());
  const passwords = await readPasswords(paths);
  const host = proxy ? `127.0.0.1:${proxy.port}` : encodeURIComponent(paths.socketFolder);
  return `postgres://${EMBEDDED_ROLES[role]}:${passwords?.[role]}@${host}/${name}`;
}

/** Opens a TCP proxy to the server, which listens only on a Unix socket. */
export function openServerProxy() {
  return openTcpProxy(embeddedPaths(testServer()).socket);
}
