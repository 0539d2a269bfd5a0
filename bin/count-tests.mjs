// Prints the total of passed and failed tests, as the last line of the gate.
import { existsSync, readFileSync } from "node:fs";

const reports = ["unit", "server"].map((name) => read(`test-results/${name}.json`));
const browser = read("test-results/browser.json")?.stats;

let passed = browser?.expected ?? 0;
let skipped = browser?.skipped ?? 0;
let failed = browser ? browser.unexpected + browser.flaky : 1;
for (const report of reports) {
  passed += report?.numPassedTests ?? 0;
  skipped += report?.numPendingTests ?? 0;
  failed += failuresIn(report);
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
