import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { spreadOf } from "../bench/compare";
import { isFinishing } from "../bench/cleanup";
import { makeDataFolder } from "../bench/sites";
import { nodeRunner, type NodeRun } from "./node-run";
import { atLeast, none, type Drill, type Outcome } from "./outcome";
import { serverProcesses } from "./server-processes";
import { tcpListeners } from "./tcp-listeners";

const LEAST_NODES = 2;
const MOST_NODES = 4;
/** In which the nodes of a round start and stop: all at once, or some start while others stop. */
const SPREADS_MS = [0, 150, 600, 1_500];

type Observed = {
  runs: NodeRun[];
  rounds: number;
  /** TCP addresses that a process of PostgreSQL listened on. */
  listeners: string[];
  /** Rounds after which processes of PostgreSQL were left. */
  left: string[];
};

export const starts: Drill = {
  about: "two to four nodes start and stop at once on one data folder, repeatedly",
  async run({ starts: amount }) {
    const dataDir = await makeDataFolder();
    const run = nodeRunner(dataDir);
    const { fault } = await run(async () => {});
    if (fault) throw new Error(fault);
    const observed: Observed = { runs: [], rounds: 0, listeners: [], left: [] };
    while (observed.runs.length < amount && !isFinishing()) {
      await runRound({ dataDir, run, observed }, SPREADS_MS[observed.rounds % SPREADS_MS.length]!);
    }
    return judge(observed, amount, readFileSync(join(dataDir, "postgres/server.log"), "utf8"));
  },
};

type Round = { dataDir: string; run: ReturnType<typeof nodeRunner>; observed: Observed };

/** Starts and stops some nodes; afterwards no process of PostgreSQL may be left. */
async function runRound({ dataDir, run, observed }: Round, spreadMs: number) {
  const count = LEAST_NODES + Math.floor(Math.random() * (MOST_NODES - LEAST_NODES + 1));
  const nodes = Array.from({ length: count }, async () => {
    await pause(Math.random() * spreadMs);
    return run(async () => {
      observed.listeners.push(...tcpListeners(await serverProcesses(dataDir)));
      await pause(Math.random() * spreadMs);
    });
  });
  const runs = await Promise.all(nodes);
  observed.runs.push(...runs);
  observed.rounds += 1;
  for (const { fault } of runs) if (fault) console.error(`  round ${observed.rounds}: ${fault}`);
  const left = await serverProcesses(dataDir);
  if (left.length > 0) observed.left.push(`${left.length} after round ${observed.rounds}`);
}

function judge({ runs, rounds, listeners, left }: Observed, amount: number, log: string): Outcome {
  const begins = spreadOf(runs.map(({ startMs }) => startMs / 1000));
  const ends = spreadOf(runs.map(({ stopMs }) => stopMs / 1000));
  const faults = runs.flatMap(({ fault }) => fault?.split("\n")[0] ?? []);
  const tcp = log.split("\n").filter((line) => /listening on IPv[46]/.test(line));
  const servers = log.match(/listening on Unix socket/g)?.length ?? 0;
  return {
    figures: {
      "starts and stops": runs.length,
      rounds,
      "servers started, by PostgreSQL's log": servers,
      start: `median ${begins.median.toFixed(1)} s, longest ${begins.max.toFixed(1)} s`,
      stop: `median ${ends.median.toFixed(1)} s, longest ${ends.max.toFixed(1)} s`,
    },
    checks: [
      none("every node starts, and exits with 0", faults),
      none("PostgreSQL never listens on TCP", [...tcp, ...listeners]),
      none("no process is left after a round", left),
      atLeast(amount, "all starts were made", runs.length),
      atLeast(rounds, "PostgreSQL was started in each round", servers),
    ],
  };
}
