// Prints how many tests all runners together passed and failed, as the last line of the gate.
import { existsSync, readFileSync } from "node:fs";

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
const unit = read("test-results/unit.json");
const browser = read("test-results/browser.json")?.stats;

const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
let failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
// A suite that broke before its tests ran, or a runner that left no report, is a failure too.
if (!unit || !browser || (failed === 0 && unit.success === false)) failed += 1;

console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);
