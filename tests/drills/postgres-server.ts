import { randomBytes } from "node:crypto";
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseAccount } from "#db/account";
import { linkLibraries } from "#db/cluster";
import { changeOwner } from "#db/change-owner";
import { nativeFolder, run, type Account } from "#db/program";
import { addCleanup } from "../bench/cleanup";
import { freePort } from "./free-port";

/** The account, the role's password and the folder of the servers of one drill. */
export type ServerFamily = { folder: string; password: string; account: Account };

/** A PostgreSQL that listens on 127.0.0.1 and requires a password. */
export type PostgresServer = ServerFamily & { cluster: string; port: number };

/** Creates the folder of related servers. Removed at the end. */
export async function makeServerFamily(): Promise<ServerFamily> {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-servers-"));
  addCleanup(() => rm(folder, { recursive: true, force: true }));
  // The servers' account must be able to enter it.
  await chmod(folder, 0o755);
  const account = chooseAccount(join(folder, "primary"), [folder, nativeFolder()]);
  return { folder, account, password: randomBytes(16).toString("hex") };
}

export async function makeCluster(family: ServerFamily, name: string): Promise<PostgresServer> {
  const server = await newServer(family, name);
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

/** Copies the cluster of a stopped server. */
export async function copyCluster(from: PostgresServer, name: string): Promise<PostgresServer> {
  const server = await newServer(from, name);
  const copied = await run(from.account, "/bin/cp", ["-a", `${from.cluster}/.`, server.cluster]);
  if (copied.code !== 0) throw new Error(copied.output);
  return server;
}

async function newServer(family: ServerFamily, name: string): Promise<PostgresServer> {
  const cluster = join(family.folder, name);
  await mkdir(cluster, { mode: 0o700 });
  await changeOwner(cluster, family.account);
  return { ...family, cluster, port: await freePort() };
}

/** Starts a server with additional settings. Stopped at the end. */
export async function startServer(server: PostgresServer, settings: string[]) {
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

/** Stops a server at once, like a crash. */
export async function stopServer(server: PostgresServer) {
  await runProgram(server, "pg_ctl", ["stop", "--mode=immediate"]);
}

/** Starts a server again that was stopped. */
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

/** A `DATABASE_URL` of several servers. */
export function urlOf(...servers: PostgresServer[]): string {
  return urlAs("postgres", ...servers);
}

/** The same as another role, with the same password. */
export function urlAs(role: string, ...servers: PostgresServer[]): string {
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(",");
  return `postgres://${role}:${servers[0]!.password}@${hosts}/postgres`;
}
