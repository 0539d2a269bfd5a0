import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const RESULTS = "test-results";
/** The time between the signal and the kill. */
const END_WITHIN_MS = 15_000;
/** How many lines of the end of a failed stage are printed. */
const LAST_LINES = 60;
/** Matches the summaries of vitest and Playwright. */
const SUMMARY = /^\s*(Test Files |Tests |\d+ (passed|failed|flaky|skipped|did not run))/;

/**
 * Runs stages, as many at a time as there are slots, and prints what each says, then what failed, and `N passed, N failed`.
 * A stage starts when those before it that it `needs` have ended; if `counts`, its runner writes a report. Resolves with the exit code.
 */
export async function runGate(stages, slots) {
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS);
  // Contains all data folders of a run, so that none is left behind.
  const folder = fs.mkdtempSync(join(tmpdir(), "mgzavri-run-"));
  fs.chmodSync(folder, 0o755);
  const queue = stages.values();
  const ended = new Map();
  const groups = new Set();
  const results = [];
  let isStopped = false;
  const signalAll = (signal) => groups.forEach((group) => signalGroup(group, signal));
  const stop = () => {
    isStopped = true;
    signalAll("SIGINT");
    setTimeout(signalAll, END_WITHIN_MS, "SIGKILL").unref();
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const work = async () => {
    for (const stage of queue) {
      for (const name of stage.needs ?? []) await ended.get(name);
      if (isStopped) return;
      const { group, end } = startStage(stage, folder);
      groups.add(group);
      ended.set(stage.name, end);
      const result = await end;
      groups.delete(group);
      results.push(result);
      console.log(`\n=== ${title(result)}\n${result.output.trimEnd()}`);
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  const databases = endDatabases(folder);
  fs.rmSync(folder, { recursive: true, force: true });
  return report(stages, results, databases);
}

/**
 * Starts a stage in a process group of its own. Its output is in a file, so that it is still there after a
 * kill.
 */
function startStage({ name, command, counts }, folder) {
  const started = performance.now();
  const logFile = join(RESULTS, `${name}.log`);
  const log = fs.openSync(logFile, "w");
  const env = { ...process.env, TMPDIR: folder, TEST_REPORT: name };
  const child = spawn(command, { shell: true, stdio: ["ignore", log, log], env, detached: true });
  fs.closeSync(log);
  const end = once(child, "exit").then(([code, signal]) => {
    signalGroup(child.pid, "SIGKILL");
    const output = stripVTControlCharacters(fs.readFileSync(logFile, "utf8"));
    const seconds = (performance.now() - started) / 1000;
    const counted = counts ? count(join(RESULTS, `${name}.json`)) : { passed: 0, failed: 0 };
    return { name, code: code ?? signal, seconds, output, ...counted };
  });
  return { group: child.pid, end };
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** Counts tests by a report of vitest or Playwright. A test that passed when it was repeated has failed. */
function count(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(file, "utf8"));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Ends the PostgreSQL servers whose data are in the folder: they outlive a killed test runner. Returns how many. */
function endDatabases(folder) {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const locks = names.filter((name) => name.endsWith("postgres/postmaster.pid"));
  for (const lock of locks) {
    const [pid] = fs.readFileSync(join(folder, lock), "utf8").split("\n");
    spawnSync("kill", ["-QUIT", pid]);
  }
  return locks.length;
}

function report(stages, results, databases) {
  for (const { output, ...result } of results) {
    const lines = output.trimEnd().split("\n");
    const summary = lines.filter((line) => SUMMARY.test(line));
    const shown = result.code === 0 ? summary : lines.slice(-LAST_LINES);
    console.log([`\n=== ${title(result)}`, ...shown].join("\n"));
  }
  if (databases > 0) console.log(`\nfailed: ${databases} databases were left running`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  // A stage that did not run counts as a failed test, and so does one that failed without a failed test.
  const broken = results.filter(({ code, failed }) => code !== 0 && failed === 0);
  const failed = sum("failed") + broken.length + stages.length - results.length + databases;
  console.log(`\n${sum("passed")} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function title({ name, code, seconds }) {
  return `${name}: ${code === 0 ? "passed" : `failed (${code})`} after ${seconds.toFixed(1)} s`;
}
