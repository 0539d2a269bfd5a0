import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cleanEnv } from "../browser/site";
import { addCleanup, isFinishing } from "../bench/cleanup";
import { spreadOf } from "../bench/compare";
import { makeDataFolder, openSite } from "../bench/sites";
import {
  atLeast,
  inSeconds,
  noAttempts,
  none,
  storedChecks,
  waitUntil,
  type Drill,
} from "./checks";
import { failedIn, longestPause, startWriters, type Journal } from "./load";
import { killPostmaster, serverProcesses } from "./servers";

const WRITERS = 16;
/**
 * How long bookings are made before each kill, in turns: also while the server has not prepared their
 * statements yet.
 */
const RUN_BEFORE_KILL_MS = [300, 4_000, 300, 6_000, 3_000];
const RUN_BEFORE_SITE_KILL_MS = [3_000, 100, 1_000];
const BACK_WITHIN_MS = 60_000;

export const crash: Drill = {
  about: "16 writers; the database is killed again and again, then the site",
  async run({ kills }) {
    const dataDir = await makeDataFolder();
    let site = await openSite(dataDir);
    const url = () => site.url;
    const databasePauses = turns(RUN_BEFORE_KILL_MS, Math.ceil(kills / 2));
    const database = await killUnderLoad(url, databasePauses, async () => killPostmaster(dataDir));
    const sites = await killUnderLoad(url, turns(RUN_BEFORE_SITE_KILL_MS, kills), async () => {
      site.process.kill("SIGKILL");
      site = await openSite(dataDir);
    });
    const attempts = [...database.attempts, ...sites.attempts];
    const repeated = failedIn(attempts);
    return {
      figures: {
        "kills of the database": databasePauses.length,
        "kills of the site": kills,
        acknowledged: database.acknowledged.size + sites.acknowledged.size,
        "refused or cut off, then sent again": repeated.length,
        "found stored when sent again": attempts.filter(({ outcome }) => outcome === 200).length,
        "longest pause, database killed": inSeconds(longestPause(database)),
        "longest pause, site killed and started": inSeconds(longestPause(sites)),
      },
      checks: [
        ...(await storedChecks(url(), database, sites)),
        noAttempts(
          "no booking waits 15 s for a response",
          database.from,
          repeated.filter(({ outcome }) => outcome === "none"),
        ),
      ],
    };
  },
};

function turns<T>(values: T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => values[index % values.length]!);
}

/** Kills something after each time of bookings. */
async function killUnderLoad(url: () => string, pauses: number[], kill: () => Promise<unknown>) {
  const { journal, stop } = startWriters(WRITERS, url);
  for (const milliseconds of pauses) {
    await pause(milliseconds);
    await kill();
    await moreBookings(journal);
  }
  await stop();
  return journal;
}

/** Waits until more bookings are acknowledged than could have been in progress. */
async function moreBookings({ acknowledged }: Journal) {
  const enough = acknowledged.size + 2 * WRITERS;
  await waitUntil(
    "more bookings are acknowledged",
    BACK_WITHIN_MS,
    () => acknowledged.size >= enough,
  );
}

const LEAST_NODES = 2;
const MOST_NODES = 4;
/** The time in which the nodes of a round start and stop: all at once, or some start while others stop. */
const SPREADS_MS = [0, 150, 600, 1_500];
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

export const starts: Drill = {
  about: "two to four nodes start and stop at once on one data folder, repeatedly",
  async run({ starts: amount }) {
    const dataDir = await makeDataFolder();
    const runNode = nodeRunner(dataDir);
    const { fault } = await runNode(0);
    if (fault) throw new Error(fault);
    const runs: NodeRun[] = [];
    const left: string[] = [];
    let rounds = 0;
    while (runs.length < amount && !isFinishing()) {
      const spreadMs = SPREADS_MS[rounds % SPREADS_MS.length]!;
      const count = LEAST_NODES + Math.floor(Math.random() * (MOST_NODES - LEAST_NODES + 1));
      runs.push(...(await Promise.all(Array.from({ length: count }, () => runNode(spreadMs)))));
      rounds += 1;
      const { length } = await serverProcesses(dataDir);
      if (length > 0) left.push(`${length} after round ${rounds}`);
    }
    const log = readFileSync(join(dataDir, "postgres/server.log"), "utf8");
    const servers = log.match(/listening on Unix socket/g)?.length ?? 0;
    return {
      figures: {
        "starts and stops": runs.length,
        rounds,
        "servers started, by PostgreSQL's log": servers,
        start: describeTimes(runs.map(({ startMs }) => startMs)),
        stop: describeTimes(runs.map(({ stopMs }) => stopMs)),
      },
      checks: [
        none(
          "every node starts, and exits with 0",
          runs.flatMap((run) => run.fault?.split("\n")[0] ?? []),
        ),
        none("PostgreSQL never listens on TCP", log.match(/listening on IPv[46].*/g) ?? []),
        none("no process is left after a round", left),
        atLeast(amount, "all starts were made", runs.length),
        atLeast(rounds, "PostgreSQL was started in each round", servers),
      ],
    };
  },
};

function describeTimes(times: number[]): string {
  const { median, max } = spreadOf(times);
  return `median ${inSeconds(median)}, longest ${inSeconds(max)}`;
}

/** One start and stop of a node. */
type NodeRun = {
  startMs: number;
  stopMs: number;
  /** The error with the output. */
  fault: string | null;
};

/**
 * Starts nodes on a data folder like `npm start`, and stops each with SIGTERM, both after a random
 * time within a spread. Nodes that still run at the end are stopped then.
 */
function nodeRunner(dataDir: string) {
  const children = new Set<ChildProcess>();
  addCleanup(async () => {
    for (const child of children) child.kill();
    while (children.size > 0) await pause(50);
  });

  return async function runNode(spreadMs: number): Promise<NodeRun> {
    await pause(Math.random() * spreadMs);
    const from = performance.now();
    const node = spawnNode(dataDir);
    children.add(node.child);
    void node.exited.then(() => children.delete(node.child));
    const early = await Promise.race([node.ready, node.exited, late(READY_WITHIN_MS)]);
    const startMs = performance.now() - from;
    if (early === "ready") await pause(Math.random() * spreadMs);
    const stopping = performance.now();
    node.child.kill();
    const end = await Promise.race([node.exited, late(STOP_WITHIN_MS)]);
    node.child.kill("SIGKILL");
    const stopMs = performance.now() - stopping;
    if (early === "ready" && end === "exit code 0") return { startMs, stopMs, fault: null };
    const fault = `start: ${early}; stop: ${end}\n${node.output()}`;
    console.error(`  ${fault}`);
    return { startMs, stopMs, fault };
  };
}

function spawnNode(dataDir: string) {
  const child = spawn(process.execPath, ["tools/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...cleanEnv(), DATA_DIR: dataDir },
  });
  let output = "";
  const ready = new Promise<"ready">((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/ready on http/.test(output)) resolve("ready");
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  const exited = new Promise<string>((resolve) =>
    child.on("exit", (code, signal) => resolve(`exit code ${code ?? signal}`)),
  );
  return { child, ready, exited, output: () => output };
}

async function late(milliseconds: number): Promise<string> {
  await pause(milliseconds, undefined, { ref: false });
  return `not within ${milliseconds / 1000} s`;
}
