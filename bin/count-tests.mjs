// Prints failed and flaky tests, and the total of passed and failed ones as the last line of the gate.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const MESSAGE_LINES = 12;

const reports = ["unit", "server"].map((name) => read(`test-results/${name}.json`));
const browser = read("test-results/browser.json");

let passed = (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0);
let skipped = browser?.stats.skipped ?? 0;
let failed = browser ? browser.stats.unexpected + browser.errors.length : 1;
for (const report of reports) {
  passed += report?.numPassedTests ?? 0;
  skipped += report?.numPendingTests ?? 0;
  failed += failuresIn(report);
}

for (const failure of [
  ...browserFailures(browser?.suites ?? []),
  ...reports.flatMap(failedTests),
]) {
  console.log(stripVTControlCharacters(failure));
}
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** A suite that failed before its tests, or a missing report, is a failure too. */
function failuresIn(report) {
  if (!report) return 1;
  return report.numFailedTests || (report.success ? 0 : 1);
}

/** Flaky tests failed once and passed when they were retried. */
function browserFailures(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => {
          const message = results.find(({ error }) => error)?.error.message ?? "";
          return `${status === "flaky" ? "flaky" : "failed"}: ${file}:${line} ${title}\n${shorten(message)}`;
        }),
    ),
    ...browserFailures(inner),
  ]);
}

function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map(
        (test) => `failed: ${name} ${test.fullName}\n${shorten(test.failureMessages.join("\n"))}`,
      );
    const isBroken = status === "failed" && tests.length === 0;
    return isBroken ? [`failed: ${name}\n${shorten(message)}`] : tests;
  });
}

function shorten(message) {
  return message.split("\n").slice(0, MESSAGE_LINES).join("\n");
}
