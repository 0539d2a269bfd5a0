// This is the program of `npm run drill`: see docs/reliability.md.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { ensureBuild } from "../../tools/build.mjs";
import { cleanUp, runWithCleanup } from "../bench/cleanup";
import { wholeNumber } from "../bench/whole-number";
import type { Drill, DrillOptions, Outcome } from "./checks";
import { cuts, fuzz, unread } from "./clients";
import { crash, starts } from "./crash";
import { failover, patroni } from "./failover";
import { image } from "./image";
import { nodes, rolling } from "./nodes";
import { clock, hang, outages } from "./outages";
import { rentals } from "./rentals";
import { rivals } from "./rivals";
import { season } from "./season";
import { backups, diskFull } from "./storage";

const DRILLS: Record<string, Drill> = {
  crash,
  nodes,
  rentals,
  rivals,
  rolling,
  hang,
  outages,
  cuts,
  clock,
  failover,
  patroni,
  unread,
  backups,
  "disk-full": diskFull,
  fuzz,
  season,
  starts,
  image,
};

runWithCleanup(async () => {
  const { names, options } = readArguments();
  const unknown = names.filter((name) => !Object.hasOwn(DRILLS, name));
  if (unknown.length > 0) {
    const known = Object.keys(DRILLS).join(", ");
    console.error(`no such drill: ${unknown.join(", ")} (there are ${known})`);
    return 1;
  }
  ensureBuild();
  const missed: string[] = [];
  for (const name of names) if (!(await runDrill(name, options))) missed.push(name);
  console.log(missed.length === 0 ? "every check is met" : `MISSED in: ${missed.join(", ")}`);
  return missed.length === 0 ? 0 : 1;
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      starts: { type: "string", default: "2000" },
      seeds: { type: "string", default: "200" },
      backups: { type: "string", default: "20" },
      cases: { type: "string", default: "100000" },
      failovers: { type: "string", default: "20" },
      kills: { type: "string", default: "100" },
      seed: { type: "string" },
    },
  });
  const amounts = Object.entries(values).map(([name, text]) => [name, wholeNumber(name, text)]);
  return {
    names: positionals.length > 0 ? positionals : Object.keys(DRILLS),
    options: Object.fromEntries(amounts) as DrillOptions,
  };
}

/** Resolves with whether it completed and met every check. What it started is ended before the next one. */
async function runDrill(name: string, options: DrillOptions): Promise<boolean> {
  const { about, run } = DRILLS[name]!;
  console.log(`${name}: ${about}`);
  let isMet = false;
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  try {
    const outcome = await run(options);
    if ("skipped" in outcome) console.log(`  skipped: ${outcome.skipped}`);
    else print(outcome, delay.percentile(99) / 1e6);
    isMet = "skipped" in outcome || outcome.checks.every((check) => check.isMet);
  } catch (error) {
    console.log("  MISSED: the drill completes");
    console.error(error);
  }
  return (await cleanUp()) && isMet;
}

/** Prints an outcome. If the drill's own timers are late, its times of the site are meaningless. */
function print({ figures, checks }: Outcome, delayMs: number) {
  for (const [label, value] of Object.entries(figures)) console.log(`  ${label}: ${value}`);
  console.log(`  the drill's own timers were late by: ${delayMs.toFixed(0)} ms (99th percentile)`);
  for (const { text, isMet, observed } of checks) {
    console.log(isMet ? `  met: ${text}` : `  MISSED: ${text} (${observed})`);
  }
}
