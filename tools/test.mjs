// This is the program of `npm test`: the gate, two stages at a time. `npm test -- types unit` runs only
// those stages, `npm run test:slow` the ones that take minutes.
import { existsSync, statfsSync } from "node:fs";
import { runGate } from "./gate.mjs";

/**
 * The stages in the order of their start: short ones during the build, then the longest, then all others.
 */
const GATE = [
  { name: "build", command: "node tools/build.mjs" },
  // Several checkers repeat each other's work, for a third more CPU time. Less garbage collection saves a
  // quarter.
  { name: "types", command: "node tools/router.mjs typegen && GOGC=400 tsc --checkers 1" },
  {
    name: "browser",
    needs: ["build"],
    command: "node tools/chromium.mjs && playwright test",
    counts: true,
  },
  {
    name: "server",
    needs: ["build"],
    command: 'vitest run --project=database --project=site --tags-filter="!slow"',
    counts: true,
  },
  { name: "unit", command: 'vitest run --project=unit --tags-filter="!slow"', counts: true },
  { name: "lint", command: "oxlint --deny-warnings" },
  { name: "format", command: "oxfmt --check" },
  { name: "spelling", command: "cspell --no-progress" },
];

const SLOW = [
  // This runs the untagged tests of their files too, which they may depend on.
  { name: "slow", command: "vitest run", counts: true },
  {
    name: "browser",
    command: "node tools/chromium.mjs && TEST_COMBINATIONS=all playwright test",
    counts: true,
  },
];

const [first, ...others] = process.argv.slice(2);
const isSlow = first === "slow";
const known = isSlow ? SLOW : GATE;
const chosen = isSlow ? others : [first, ...others].filter(Boolean);
const unknown = chosen.filter((name) => !known.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const names = known.map(({ name }) => name).join(", ");
  console.error(`unknown stage ${unknown.join(", ")}; stages: ${names}`);
  process.exit(2);
}
const stages = known.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
if (hasLargeMemory()) process.env.TMPDIR ??= "/dev/shm";
process.exit(await runGate(stages, isSlow ? 1 : 2));

/**
 * Returns whether shared memory has 4 GB: on a disk, databases and browsers take a tenth of a run's CPU
 * time.
 */
function hasLargeMemory() {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > 4 * 1024 ** 3;
}
