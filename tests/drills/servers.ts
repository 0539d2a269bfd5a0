import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chooseAccount } from "#db/account";
import { changeOwner } from "#db/change-owner";
import { linkLibraries } from "#db/cluster";
import { connect, type Sql } from "#db/connect";
import { nativeFolder, run, type Account } from "#db/program";
import type { SiteProcess } from "../browser/site";
import { addCleanup } from "../bench/cleanup";
import { makeDataFolder, openSite, postmasterPid } from "../bench/sites";
import { listProcesses } from "../http/faults/postgres-process";
import { waitUntil } from "./checks";

const IN_SYNC_WITHIN_MS = 30_000;
const STANDBY = "standby";

/** The account, the role's password and the folder of the servers of one drill. */
export type ServerFamily = { folder: string; password: string; account: Account };

/** A PostgreSQL that listens on 127.0.0.1 and requires a password. */
export type PostgresServer = ServerFamily & { cluster: string; port: number };

/** Creates the folder of related servers. It is removed at the end. */
export async function makeServerFamily(): Promise<ServerFamily> {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-servers-"));
  addCleanup(() => rm(folder, { recursive: true, force: true }));
  // The servers' account must be able to enter the folder.
  await chmod(folder, 0o755);
  const account = chooseAccount(join(folder, "primary"), [folder, nativeFolder()]);
  return { folder, account, password: randomBytes(16).toString("hex") };
}

/** Makes the cluster of a server, which is not started. */
export async function makePrimary(): Promise<PostgresServer> {
  const family = await makeServerFamily();
  const server = await newServer(family, "primary");
  linkLibraries(nativeFolder());
  const passwordFile = join(family.folder, "password");
  await writeFile(passwordFile, family.password, { mode: 0o600 });
  await changeOwner(passwordFile, family.account);
  await runProgram(server, "initdb", [
    "--username=postgres",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C",
  ]);
  return server;
}

async function newServer(family: ServerFamily, name: string): Promise<PostgresServer> {
  const cluster = join(family.folder, name);
  await mkdir(cluster, { mode: 0o700 });
  await changeOwner(cluster, family.account);
  return { ...family, cluster, port: await freePort() };
}

/** Starts a server with additional settings. It is stopped at the end. */
export async function startServer(server: PostgresServer, ...settings: string[]) {
  const all = [
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    `port = ${server.port}`,
    ...settings,
  ];
  await appendFile(join(server.cluster, "postgresql.conf"), `${all.join("\n")}\n`);
  addCleanup(() => stopServer(server));
  await resumeServer(server);
}

/** Stops a server at once, which is like a crash. */
export async function stopServer(server: PostgresServer) {
  await runProgram(server, "pg_ctl", ["stop", "--mode=immediate"]);
}

/** Starts a stopped server again. */
export async function resumeServer(server: PostgresServer) {
  const log = `--log=${join(server.cluster, "server.log")}`;
  await runProgram(server, "pg_ctl", ["start", log, "--wait", "--silent"]);
}

/** Promotes a standby and waits until it is primary. */
export async function promote(server: PostgresServer) {
  await runProgram(server, "pg_ctl", ["promote", "--wait"]);
}

async function runProgram({ account, cluster }: PostgresServer, name: string, args: string[]) {
  const program = join(nativeFolder(), "bin", name);
  const { code, output } = await run(account, program, [...args, `--pgdata=${cluster}`]);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
}

export type Replicas = { primary: PostgresServer; standby: PostgresServer };

/**
 * Starts a primary with a synchronous standby, so that acknowledged bookings are on both. They are
 * stopped and removed at the end.
 */
export async function startReplicas(): Promise<Replicas> {
  const primary = await makePrimary();
  const standby = await newServer(primary, STANDBY);
  const copied = await run(primary.account, "/bin/cp", [
    "-a",
    `${primary.cluster}/.`,
    standby.cluster,
  ]);
  if (copied.code !== 0) throw new Error(copied.output);
  await startServer(primary, `synchronous_standby_names = '${STANDBY}'`);
  const signal = join(standby.cluster, "standby.signal");
  await writeFile(signal, "");
  await changeOwner(signal, standby.account);
  const place = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}`;
  await startServer(standby, `primary_conninfo = '${place} application_name=${STANDBY}'`);
  await withServer(primary, (sql) =>
    waitUntil("the standby follows its primary", IN_SYNC_WITHIN_MS, async () => {
      const states = await sql`select from pg_stat_replication where sync_state = 'sync'`;
      return states.length > 0;
    }),
  );
  return { primary, standby };
}

/** Works with a connection of the server's superuser. */
export async function withServer(server: PostgresServer, work: (sql: Sql) => Promise<unknown>) {
  const sql = connect({ databaseUrl: urlOf([server]), dataDir: "" }, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

/** Starts a node on a server and its replicas. It is stopped at the end. */
export async function openNode(
  servers: readonly PostgresServer[],
  role?: string,
): Promise<SiteProcess> {
  return openSite(await makeDataFolder(), { DATABASE_URL: urlOf(servers, role) });
}

/** Returns a `DATABASE_URL` of several servers, whose roles all have one password. */
export function urlOf(servers: readonly PostgresServer[], role = "postgres"): string {
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(",");
  return `postgres://${role}:${servers[0]!.password}@${hosts}/postgres`;
}

/** Returns a local port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Kills the main process of an embedded PostgreSQL. */
export function killPostmaster(dataDir: string) {
  process.kill(postmasterPid(dataDir)!, "SIGKILL");
}

/** Lists the processes of the PostgreSQL whose cluster is in a folder. */
export async function serverProcesses(folder: string): Promise<number[]> {
  return (await listProcesses({ dataDir: realpathSync(folder) })).map(Number);
}

/**
 * Stops all processes of a PostgreSQL, as if the machine hangs. Resolves with a function that resumes them.
 * They are resumed at the end in any case.
 */
export async function freeze(folder: string): Promise<() => void> {
  const frozen = new Set<number>();
  const resume = () => {
    for (const pid of frozen) send(pid, "SIGCONT");
    frozen.clear();
  };
  addCleanup(async () => resume());
  // This repeats until there is no new one: the server may be starting one right now.
  for (let fresh = [NaN]; fresh.length > 0; await pause(10)) {
    fresh = (await serverProcesses(folder)).filter((pid) => !frozen.has(pid));
    for (const pid of fresh) {
      send(pid, "SIGSTOP");
      frozen.add(pid);
    }
  }
  return resume;
}

/** Ends all processes of a PostgreSQL at once, frozen or not. */
export async function killServer(folder: string) {
  for (const pid of await serverProcesses(folder)) send(pid, "SIGKILL");
}

/** Sends a signal. Does nothing if the process has ended meanwhile. */
function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
