import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { spreadOf } from "../compare";
import { isFinishing } from "../ending";
import { makeDataFolder } from "../sites";
import { nodeRunner, type NodeRun } from "./node-run";
import { atLeast, none, type Drill, type Outcome } from "./outcome";
import { serverProcesses } from "./server-processes";
import { tcpListeners } from "./tcp-listeners";

const LEAST_NODES = 2;
const MOST_NODES = 4;
/** Within which the nodes of a round start, and stop: all at once, or some start while others stop. */
const SPREADS_MS = [0, 150, 600, 1_500];

type Seen = {
  runs: NodeRun[];
  rounds: number;
  /** TCP addresses that a process of PostgreSQL listened on. */
  listeners: string[];
  /** Rounds that left processes of PostgreSQL behind. */
  left: string[];
};

export const starts: Drill = {
  about: "two to four nodes start and stop at once on one data folder, again and again",
  async run({ starts: amount }) {
    const dataDir = await makeDataFolder();
    const run = nodeRunner(dataDir);
    const { fault } = await run(async () => {});
    if (fault) throw new Error(fault);
    const seen: Seen = { runs: [], rounds: 0, listeners: [], left: [] };
    while (seen.runs.length < amount && !isFinishing()) {
      await runRound({ dataDir, run, seen }, SPREADS_MS[seen.rounds % SPREADS_MS.length]!);
    }
    return judge(seen, amount, readFileSync(join(dataDir, "postgres/server.log"), "utf8"));
  },
};

type Round = { dataDir: string; run: ReturnType<typeof nodeRunner>; seen: Seen };

/** Lets some nodes start and stop; after it no process of PostgreSQL may be left. */
async function runRound({ dataDir, run, seen }: Round, spreadMs: number) {
  const count = LEAST_NODES + Math.floor(Math.random() * (MOST_NODES - LEAST_NODES + 1));
  const nodes = Array.from({ length: count }, async () => {
    await pause(Math.random() * spreadMs);
    return run(async () => {
      seen.listeners.push(...tcpListeners(await serverProcesses(dataDir)));
      await pause(Math.random() * spreadMs);
    });
  });
  const runs = await Promise.all(nodes);
  seen.runs.push(...runs);
  seen.rounds += 1;
  for (const { fault } of runs) if (fault) console.error(`  round ${seen.rounds}: ${fault}`);
  const left = await serverProcesses(dataDir);
  if (left.length > 0) seen.left.push(`${left.length} after round ${seen.rounds}`);
}

function judge({ runs, rounds, listeners, left }: Seen, amount: number, log: string): Outcome {
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
    marks: [
      none("every node starts, and ends with 0", faults),
      none("PostgreSQL never listens on TCP", [...tcp, ...listeners]),
      none("no process is left after a round", left),
      atLeast(amount, "all starts were made", runs.length),
      atLeast(rounds, "PostgreSQL was started in each round", servers),
    ],
  };
}
