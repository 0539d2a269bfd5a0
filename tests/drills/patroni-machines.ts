import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { closeSync, existsSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { changeOwner } from "#db/change-owner";
import { identity } from "#db/program";
import { addCleanup } from "../bench/cleanup";
import { freePort } from "./free-port";
import { makeServerFamily, type PostgresServer, type ServerFamily } from "./postgres-server";
import { killServer } from "./server-processes";

/** Where Debian installs PostgreSQL 15. Patroni needs programs that the embedded one has not. */
const PROGRAMS = "/usr/lib/postgresql/15/bin";
const BOTH_WITHIN_MS = 120_000;

/** A machine with a member of etcd and, except for the witness, a PostgreSQL under Patroni. */
export type Machine = PostgresServer & {
  name: string;
  /** Ports of etcd for its clients and members, and of Patroni. */
  ports: { clients: number; members: number; patroni: number };
  processes: Set<ChildProcess>;
};

/** What is missing for these machines; undefined if nothing is. */
export function missingForPatroni(): string | undefined {
  if (!existsSync(join(PROGRAMS, "pg_rewind"))) return "PostgreSQL 15 of Debian";
  return ["etcd", "patroni"].find((name) => spawnSync(name, ["--version"]).status !== 0);
}

/** Makes three machines; the last one is the witness. */
export async function makeMachines(): Promise<Machine[]> {
  const family = await makeServerFamily();
  return Promise.all(["alpha", "beta", "witness"].map((name) => makeMachine(family, name)));
}

async function makeMachine(family: ServerFamily, name: string): Promise<Machine> {
  const folder = join(family.folder, name);
  await mkdir(folder);
  await changeOwner(folder, family.account);
  const ports = { clients: await freePort(), members: await freePort(), patroni: await freePort() };
  const cluster = join(folder, "cluster");
  return { ...family, name, cluster, port: await freePort(), ports, processes: new Set() };
}

/** Starts what runs on a machine, again after `killMachine`. */
export async function startMachine(machine: Machine, all: Machine[]) {
  addCleanup(() => killMachine(machine));
  const folder = join(machine.folder, machine.name);
  start(machine, "etcd", etcdOptions(machine, all, join(folder, "etcd")));
  if (machine === all.at(-1)) return;
  const file = join(folder, "patroni.yml");
  // Patroni reads JSON: it is YAML.
  await writeFile(file, JSON.stringify(patroniSettings(machine, all)), { mode: 0o600 });
  await changeOwner(file, machine.account);
  await chmod(folder, 0o755);
  start(machine, "patroni", [file]);
}

/** As if the machine lost its power, but for what is on its disk. */
export async function killMachine({ cluster, processes }: Machine) {
  for (const child of processes) child.kill("SIGKILL");
  if (existsSync(cluster)) await killServer(cluster);
}

function start({ account, processes, cluster }: Machine, program: string, args: string[]) {
  const log = openSync(join(dirname(cluster), `${program}.log`), "a");
  const child = spawn(program, args, {
    ...identity(account),
    cwd: dirname(cluster),
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  processes.add(child);
  child.on("exit", () => processes.delete(child));
}

function etcdOptions({ name, ports }: Machine, all: Machine[], folder: string) {
  const members = all.map((one) => `${one.name}=http://127.0.0.1:${one.ports.members}`);
  return [
    `--name=${name}`,
    `--data-dir=${folder}`,
    `--listen-client-urls=http://127.0.0.1:${ports.clients}`,
    `--advertise-client-urls=http://127.0.0.1:${ports.clients}`,
    `--listen-peer-urls=http://127.0.0.1:${ports.members}`,
    `--initial-advertise-peer-urls=http://127.0.0.1:${ports.members}`,
    `--initial-cluster=${members.join(",")}`,
  ];
}

function patroniSettings(machine: Machine, all: Machine[]) {
  const { name, password, cluster, port, ports } = machine;
  const account = { username: "postgres", password };
  return {
    scope: "mgzavri",
    name,
    restapi: {
      listen: `127.0.0.1:${ports.patroni}`,
      connect_address: `127.0.0.1:${ports.patroni}`,
    },
    etcd3: { hosts: all.map((one) => `127.0.0.1:${one.ports.clients}`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: cluster,
      bin_dir: PROGRAMS,
      pgpass: join(dirname(cluster), "pgpass"),
      authentication: { superuser: account, replication: account, rewind: account },
      // Not the data folder: pg_rewind could not copy the socket.
      parameters: { unix_socket_directories: dirname(cluster) },
      pg_hba: ["host all,replication all 127.0.0.1/32 scram-sha-256"],
    },
  };
}

type Member = { name: string; role: string; state: string };

/** Waits until one is primary and the other its synchronous standby. Resolves with the primary. */
export async function bothRun(all: Machine[]): Promise<Machine> {
  const deadline = Date.now() + BOTH_WITHIN_MS;
  let members: Member[] = [];
  while (Date.now() < deadline) {
    for (const machine of all.slice(0, -1)) {
      members = await membersBy(machine);
      const hasStandby = members.some(({ role }) => role === "sync_standby");
      const leader = members.find(({ role, state }) => role === "leader" && state === "running");
      const primary = all.find(({ name }) => name === leader?.name);
      if (hasStandby && primary === machine) return primary;
    }
    await pause(200);
  }
  throw new Error(`no primary with its standby: ${JSON.stringify(members)}`);
}

async function membersBy({ ports }: Machine): Promise<Member[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`);
    return ((await response.json()) as { members: Member[] }).members;
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
