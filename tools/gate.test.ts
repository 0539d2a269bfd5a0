import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

type Stage = { name: string; command: string; needs?: string[]; counts?: boolean };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mgzavri-gate-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs stages in an empty folder. */
function run(stages: Stage[]) {
  const gate = pathToFileURL("tools/gate.mjs").href;
  const program = `
    import { runGate } from ${JSON.stringify(gate)};
    process.exit(await runGate(${JSON.stringify(stages)}, 2));`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { cwd: folder, encoding: "utf8", env: { ...process.env, TMPDIR: folder } },
  );
  return { status, stdout, last: stdout.trimEnd().split("\n").at(-1) };
}

/** Returns a command that writes the report of a test runner. */
const reporting = (report: object, then = "exit 0") =>
  `echo '${JSON.stringify(report)}' > test-results/$TEST_REPORT.json; ${then}`;

const PASSED = { numPassedTests: 3, numFailedTests: 0 };

test("tests of both runners are added up", () => {
  const browser = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 } };
  const stages = [
    { name: "unit", command: reporting(PASSED), counts: true },
    { name: "browser", command: reporting(browser), counts: true },
    { name: "lint", command: "true" },
  ];
  expect(run(stages)).toMatchObject({ status: 0, last: "7 passed, 0 failed" });
});

test.each<[string, Omit<Stage, "name">, string]>([
  [
    "has a failed test",
    { command: reporting({ numPassedTests: 2, numFailedTests: 2 }, "exit 1"), counts: true },
    "2 passed, 2 failed",
  ],
  [
    "has a test that passed when it was repeated",
    { command: reporting({ stats: { expected: 1, unexpected: 0, flaky: 1 } }), counts: true },
    "1 passed, 1 failed",
  ],
  [
    "fails after its tests",
    { command: reporting(PASSED, "exit 1"), counts: true },
    "3 passed, 1 failed",
  ],
  ["is killed", { command: "kill -9 $$" }, "0 passed, 1 failed"],
  ["has no report", { command: "true", counts: true }, "0 passed, 1 failed"],
  ["can't be started", { command: "no-such-program" }, "0 passed, 1 failed"],
])("a stage fails that %s", (_how, stage, last) => {
  expect(run([{ name: "stage", ...stage }])).toMatchObject({ status: 1, last });
});

test("what a failed stage said is repeated after the others", () => {
  const { stdout } = run([
    { name: "lint", command: "echo reason; exit 3" },
    { name: "late", command: "echo late", needs: ["lint"] },
  ]);
  expect(stdout.lastIndexOf("reason")).toBeGreaterThan(stdout.indexOf("late"));
  expect(stdout).toContain("lint: failed (3)");
});

test("a stage waits for those that it needs", () => {
  const stages = [
    { name: "early", command: "sleep 0.2; echo done > made" },
    { name: "late", command: "cat made", needs: ["early"] },
  ];
  expect(run(stages)).toMatchObject({ status: 0 });
});

test("nothing of a run is left in the folder for temporary files", () => {
  run([{ name: "stage", command: 'touch "$TMPDIR/file"' }]);
  expect(readdirSync(folder)).toEqual(["test-results"]);
});
