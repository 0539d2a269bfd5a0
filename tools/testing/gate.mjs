// `npm test`: runs the stages of the gate, two at a time, and prints how long each took.
// `npm test -- types unit` runs only those stages.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runStage, stopStages } from "./stage.mjs";
import { stopDatabases } from "./databases.mjs";
import { fastestFolder } from "./fastest-folder.mjs";
import { STAGES } from "./stages.mjs";

/** For a machine with two cores. */
const SLOTS = 2;

/** The summary lines of vitest and Playwright. */
const SUMMARY =
  /^\s*(Test Files |Tests |\d+ (passed|failed|flaky|skipped|did not run|interrupted))/;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `unknown stage ${unknown.join(", ")}; stages: ${STAGES.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
}
const waiting = STAGES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

// Contains all data folders of a run, so that none is left behind.
const folder = mkdtempSync(join(fastestFolder(), "mgzavri-run-"));
chmodSync(folder, 0o755);
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
/** For `tools/count-tests.mjs`: the code of a stage is null until it has ended. */
const codes = new Map(waiting.map(({ name }) => [name, null]));
record();

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    waiting.length = 0;
    stopStages();
  });
}

const started = performance.now();
const results = await runAll();
const left = stopDatabases(folder);
if (left.length > 0) {
  writeFileSync("test-results/databases.log", `databases were left running: ${left.join(", ")}`);
  codes.set("databases", 1);
  record();
}
rmSync(folder, { recursive: true, force: true });
report();
process.exit([...codes.values()].every((code) => code === 0) ? 0 : 1);

/** Starts the first ready stage whenever a slot is free. */
async function runAll() {
  const done = [];
  const running = new Map();
  const isReady = ({ needs = [] }) => needs.every((name) => !isPending(name));
  const isPending = (name) => running.has(name) || waiting.some((stage) => stage.name === name);
  while (waiting.length > 0 || running.size > 0) {
    while (running.size < SLOTS) {
      const next = waiting.findIndex(isReady);
      if (next < 0) break;
      const [stage] = waiting.splice(next, 1);
      const env = { TMPDIR: folder, TEST_REPORT: stage.name };
      const logFile = `test-results/${stage.name}.log`;
      running.set(stage.name, runStage(stage, { env, logFile }));
    }
    const result = await Promise.race(running.values());
    running.delete(result.name);
    done.push(result);
    codes.set(result.name, result.code);
    record();
    print(result);
  }
  return done;
}

function record() {
  const stages = [...codes].map(([name, code]) => ({ name, code }));
  writeFileSync("test-results/stages.json", JSON.stringify(stages));
}

function print({ name, code, seconds, output }) {
  console.log(`\n=== ${name}: ${verdict(code)} after ${seconds.toFixed(1)} s`);
  console.log(output.trimEnd());
}

function report() {
  console.log("\n=== stages");
  for (const { name, code, seconds } of results) {
    console.log(`${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${verdict(code)}`);
  }
  const total = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${"all".padEnd(12)} ${total.padStart(6)} s`);
  for (const { name, output } of results) printSummary(name, output);
}

function printSummary(name, output) {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => SUMMARY.test(line));
  if (lines.length > 0) console.log(`\n=== ${name}\n${lines.join("\n")}`);
}

function verdict(code) {
  return code === 0 ? "passed" : `failed (${code})`;
}
