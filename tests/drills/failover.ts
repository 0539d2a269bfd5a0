import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { changeOwner } from "#db/change-owner";
import { identity } from "#db/program";
import { addCleanup } from "../bench/cleanup";
import { spreadOf } from "../bench/compare";
import {
  atLeast,
  atMost,
  inSeconds,
  noAttempts,
  none,
  storedChecks,
  waitUntil,
  type Check,
  type Drill,
  type Outcome,
} from "./checks";
import {
  backAfter,
  failedIn,
  isWrong,
  sentIn,
  startCustomers,
  startRequests,
  summaryOf,
  type Attempt,
  type Journal,
} from "./load";
import {
  freePort,
  freeze,
  killServer,
  makeServerFamily,
  openNode,
  promote,
  startReplicas,
  type PostgresServer,
  type Replicas,
  type ServerFamily,
} from "./servers";

const CUSTOMER_EVERY_MS = 200;
const READY_EVERY_MS = 500;
const BEFORE_MS = 4_000;
const PROMOTE_AFTER_MS = 2_000;
const BACK_WITHIN_S = 20;
const AFTER_MS = 40_000;

type Moments = { frozen: number; promoting: number };
type NodeObservation = { name: string; journal: Journal; ready: Attempt[] };

export const failover: Drill = {
  about: "a primary is frozen permanently, its standby is promoted 2 s later; two nodes",
  async run() {
    const replicas = await startReplicas();
    const { primary, standby } = replicas;
    const sites = [await openNode([primary, standby]), await openNode([standby, primary])];
    const watches = sites.map(({ url }, index) => watchNode(url, `node ${index + 1}`));
    await pause(BEFORE_MS);
    const moments = await freezeAndPromote(replicas);
    await pause(AFTER_MS);
    const nodes = await Promise.all(watches.map((watch) => watch.stop()));
    return {
      figures: Object.assign({}, ...nodes.map((node) => figuresOf(node, moments))),
      checks: [
        ...nodes.flatMap((node) => checksOf(node, moments)),
        ...(await storedChecks(sites[0]!.url, ...nodes.map(({ journal }) => journal))),
      ],
    };
  },
};

/** Sends bookings to a node and requests its `/readyz`. */
function watchNode(url: string, name: string) {
  const customers = startCustomers(CUSTOMER_EVERY_MS, () => url);
  const readiness = startRequests(() => url, ["/readyz"], READY_EVERY_MS);
  return {
    async stop(): Promise<NodeObservation> {
      const ready = await readiness.stop();
      await customers.stop();
      return { name, ready, journal: customers.journal };
    },
  };
}

async function freezeAndPromote({ primary, standby }: Replicas): Promise<Moments> {
  await freeze(primary.cluster);
  const frozen = performance.now();
  await pause(PROMOTE_AFTER_MS);
  const promoting = performance.now();
  await promote(standby);
  return { frozen, promoting };
}

function figuresOf({ name, journal, ready }: NodeObservation, { frozen, promoting }: Moments) {
  const down = sentIn(journal.attempts, frozen, promoting + BACK_WITHIN_S * 1000);
  return {
    [`${name}, acknowledged`]: journal.acknowledged.size,
    [`${name}, first booking after the promotion`]: inSeconds(
      backAfter(promoting, journal.attempts),
    ),
    [`${name}, /readyz returns 200 after the promotion`]: inSeconds(backAfter(promoting, ready)),
    [`${name}, attempts from the freeze to 20 s after the promotion`]: summaryOf(down),
  };
}

function checksOf(
  { name, journal, ready }: NodeObservation,
  { frozen, promoting }: Moments,
): Check[] {
  const { attempts } = journal;
  const within = (text: string, requests: readonly Attempt[]) =>
    atMost(BACK_WITHIN_S, "s", text, backAfter(promoting, requests) / 1000);
  const later = sentIn(attempts, promoting + BACK_WITHIN_S * 1000);
  return [
    within(`${name} accepts bookings within 20 s of the promotion`, attempts),
    within(`${name}: /readyz returns 200 within 20 s of it`, ready),
    noAttempts(`${name} accepts every later booking`, promoting, failedIn(later)),
    noAttempts(
      `${name} rejects the others with 503 within 15 s`,
      promoting,
      attempts.filter(isWrong),
    ),
    atLeast(
      5,
      `${name} was affected: bookings were sent to the frozen primary`,
      sentIn(attempts, frozen, promoting).length,
    ),
  ];
}

/** The sum of Patroni's `ttl` of 20 s, its `loop_wait`, and the promotion. */
const PATRONI_BACK_WITHIN_S = 30;
const SOME_BOOKING_WITHIN_MS = 120_000;

type Failover = { killed: number; primary: string };

export const patroni: Drill = {
  about: "primary, synchronous standby and witness under Patroni; the primary's machine is killed",
  async run({ failovers: count }) {
    const missing = missingForPatroni();
    if (missing) return { skipped: `${missing} is not installed` };
    const machines = await makeMachines();
    await Promise.all(machines.map((machine) => startMachine(machine, machines)));
    await bothRun(machines);
    const servers = machines.slice(0, -1);
    const sites = [await openNode(servers), await openNode(servers)];
    const customers = sites.map(({ url }) => startCustomers(CUSTOMER_EVERY_MS, () => url));
    const journals = customers.map(({ journal }) => journal);
    const failovers: Failover[] = [];
    while (failovers.length < count) failovers.push(await killPrimary(machines, journals));
    await Promise.all(customers.map((one) => one.stop()));
    return judge(sites[0]!.url, journals, failovers);
  },
};

/** Kills the primary's machine, and starts it again once both nodes accept bookings without it. */
async function killPrimary(machines: Machine[], journals: Journal[]): Promise<Failover> {
  const primary = await bothRun(machines);
  await pause(BEFORE_MS);
  await killMachine(primary);
  const killed = performance.now();
  await waitUntil("both nodes accept bookings", SOME_BOOKING_WITHIN_MS, () =>
    journals.every((journal) => !Number.isNaN(pauseAfter(killed, journal))),
  );
  await startMachine(primary, machines);
  return { killed, primary: primary.name };
}

/** Returns the milliseconds from a kill until a booking that was sent after it is accepted. */
function pauseAfter(killed: number, { attempts }: Journal) {
  return backAfter(killed, sentIn(attempts, killed));
}

async function judge(url: string, journals: Journal[], failovers: Failover[]): Promise<Outcome> {
  const attempts = journals.flatMap((journal) => journal.attempts);
  const pauses = failovers.flatMap(({ killed }) => journals.map((one) => pauseAfter(killed, one)));
  const { median, max } = spreadOf(pauses);
  const stuck = failovers.filter(({ primary }, index) => failovers[index + 1]?.primary === primary);
  return {
    figures: {
      failovers: failovers.length,
      acknowledged: journals.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      "booking attempts": summaryOf(attempts),
      "from the kill to a booking, median": inSeconds(median),
      "from the kill to a booking, longest": inSeconds(max),
    },
    checks: [
      atMost(
        PATRONI_BACK_WITHIN_S,
        "s",
        "both nodes accept bookings within 30 s of each kill",
        max / 1000,
      ),
      none(
        "each failover makes the other machine primary",
        stuck.map(({ primary }) => primary),
      ),
      noAttempts("the others get 503 within 15 s", failovers[0]!.killed, attempts.filter(isWrong)),
      ...(await storedChecks(url, ...journals)),
    ],
  };
}

/** The folder where Debian installs PostgreSQL 15. Patroni needs programs that the embedded one has not. */
const PROGRAMS = "/usr/lib/postgresql/15/bin";
const BOTH_WITHIN_MS = 120_000;

/** A machine with a member of etcd and, except for the witness, a PostgreSQL under Patroni. */
type Machine = PostgresServer & {
  name: string;
  /** Ports of etcd for its clients and members, and of Patroni. */
  ports: { clients: number; members: number; patroni: number };
  processes: Set<ChildProcess>;
};

/** Returns what is missing for these machines; undefined if nothing is. */
function missingForPatroni(): string | undefined {
  if (!existsSync(join(PROGRAMS, "pg_rewind"))) return "PostgreSQL 15 of Debian";
  return ["etcd", "patroni"].find((name) => spawnSync(name, ["--version"]).status !== 0);
}

/** Makes three machines; the last one is the witness. */
async function makeMachines(): Promise<Machine[]> {
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

/** Starts the servers of a machine, again after `killMachine`. */
async function startMachine(machine: Machine, all: Machine[]) {
  addCleanup(() => killMachine(machine));
  const folder = join(machine.folder, machine.name);
  start(machine, "etcd", etcdOptions(machine, all, join(folder, "etcd")));
  if (machine === all.at(-1)) return;
  const file = join(folder, "patroni.yml");
  // Patroni reads YAML, which JSON is too.
  await writeFile(file, JSON.stringify(patroniSettings(machine, all)), { mode: 0o600 });
  await changeOwner(file, machine.account);
  await chmod(folder, 0o755);
  start(machine, "patroni", [file]);
}

/** Kills a machine as if it lost its power, except for the files on its disk. */
async function killMachine({ cluster, processes }: Machine) {
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
      // The folder is not the data folder, where pg_rewind could not copy the socket.
      parameters: { unix_socket_directories: dirname(cluster) },
      pg_hba: ["host all,replication all 127.0.0.1/32 scram-sha-256"],
    },
  };
}

type Member = { name: string; role: string; state: string };

/** Waits until one is primary and the other its synchronous standby. Resolves with the primary. */
async function bothRun(all: Machine[]): Promise<Machine> {
  let primary: Machine | undefined;
  await waitUntil("there is a primary with its standby", BOTH_WITHIN_MS, async () => {
    for (const machine of all.slice(0, -1)) {
      const members = await membersBy(machine);
      const hasStandby = members.some(({ role }) => role === "sync_standby");
      const leader = members.find(({ role, state }) => role === "leader" && state === "running");
      if (hasStandby && leader?.name === machine.name) primary = machine;
    }
    return primary !== undefined;
  });
  return primary!;
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
