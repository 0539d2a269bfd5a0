import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mgzavri-counted-"));
  mkdirSync(join(folder, "test-results"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(join(folder, "test-results", name), text);
}

/** The lines that end the output of the gate, and its exit code. */
function count() {
  const program = resolve("tools/count-tests.mjs");
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return { lines: stdout.trim().split("\n"), text: stdout, status };
}

function vitestReport(assertionResults: object[], file: object = {}) {
  const name = join(folder, "tests/http/cars.test.ts");
  const status = assertionResults.length > 0 ? "passed" : "failed";
  return {
    numPassedTests: 7,
    numPendingTests: 2,
    testResults: [{ name, status, message: "", assertionResults, ...file }],
  };
}

const PASSED = { status: "passed", fullName: "lists cars", failureMessages: [] };

function browserReport(tests: object[]) {
  const spec = { title: "closes the sheet", file: "desk/toast.spec.ts", line: 9, tests };
  const inner = { title: "on a phone", specs: [spec] };
  return {
    config: { rootDir: join(folder, "tests/browser") },
    stats: { expected: 30, skipped: 1, flaky: 0, unexpected: 0 },
    suites: [{ title: "desk/toast.spec.ts", specs: [], suites: [inner] }],
    errors: [] as object[],
  };
}

function attempt(message: string) {
  const path = join(folder, "test-results/browser/toast/error-context.md");
  return { errors: [{ message }], attachments: [{ name: "error-context", path }, { name: "log" }] };
}

test("counts what passed", () => {
  write(
    "stages.json",
    ["lint", "unit", "browser"].map((name) => ({ name, code: 0 })),
  );
  write("unit.json", vitestReport([PASSED]));
  write("browser.json", browserReport([{ status: "expected", results: [] }]));
  expect(count()).toMatchObject({ lines: ["37 passed, 0 failed, 3 skipped"], status: 0 });
});

test("names failed tests with their messages, calls and files before the last line", () => {
  write("stages.json", [
    { name: "server", code: 1 },
    { name: "browser", code: 1 },
  ]);
  const message =
    "AssertionError: expected 1 to be 2\n    at tests/http/cars.test.ts:12:3\n    at run (node_modules/a.js:1:1)";
  const failed = { status: "failed", fullName: "cars are sorted", failureMessages: [message] };
  write("server.json", vitestReport([PASSED, failed]));
  const error = "\u001b[31mError: no toast\u001b[39m\n    at tests/browser/desk/toast.spec.ts:12:3";
  write("browser.json", browserReport([{ status: "unexpected", results: [attempt(error)] }]));
  const { lines, status } = count();
  expect(lines).toEqual([
    "failed: tests/http/cars.test.ts cars are sorted",
    "AssertionError: expected 1 to be 2",
    "    at tests/http/cars.test.ts:12:3",
    "",
    "failed: tests/browser/desk/toast.spec.ts:9 on a phone › closes the sheet",
    "Error: no toast",
    "    at tests/browser/desk/toast.spec.ts:12:3",
    "see test-results/browser/toast/error-context.md",
    "37 passed, 2 failed, 3 skipped",
  ]);
  expect(status).toBe(1);
});

test("a test that passed only when it was repeated has failed", () => {
  write("stages.json", [{ name: "browser", code: 0 }]);
  const results = [attempt("Error: too early"), { errors: [], attachments: [] }];
  write("browser.json", browserReport([{ status: "flaky", results }]));
  const { text, lines, status } = count();
  expect(text).toContain("closes the sheet\nError: too early");
  expect([lines.at(-1), status]).toEqual(["30 passed, 1 failed, 1 skipped", 1]);
});

test("names a file that failed before its tests, and an error outside of them", () => {
  write("stages.json", [
    { name: "unit", code: 1 },
    { name: "browser", code: 1 },
  ]);
  write("unit.json", vitestReport([], { message: "SyntaxError: no such export" }));
  const report = browserReport([]);
  report.errors.push({ message: "Error: the site ended with 1" });
  write("browser.json", report);
  const { text, lines } = count();
  expect(text).toContain("failed: tests/http/cars.test.ts\nSyntaxError: no such export");
  expect(text).toContain("failed: outside of a test\nError: the site ended with 1");
  expect(lines.at(-1)).toBe("37 passed, 2 failed, 3 skipped");
});

test("shows the end of the output of a stage that failed without naming a test", () => {
  write("stages.json", [
    { name: "types", code: 2 },
    { name: "unit", code: 1 },
    { name: "server", code: "SIGKILL" },
    { name: "browser", code: null },
  ]);
  write("types.log", "app/root.tsx(3,1): error TS2304\n");
  // An error beside its tests.
  write("unit.json", vitestReport([PASSED]));
  write("unit.log", "Unhandled Rejection\nError: nobody caught it\n");
  write("server.json", '{"numPassedTests": 3, "testRes');
  write("server.log", "Error: no database\n");
  const output = Array.from({ length: 100 }, (_, line) => `  ✓ ${line} passes`);
  output[2] = "  ✘ 2 [chromium] › desk/toast.spec.ts:9:1 › closes the sheet (180s)";
  write("browser.log", output.join("\n"));
  const { lines, text, status } = count();
  expect(text).toContain("failed: stage types ended with 2\napp/root.tsx(3,1): error TS2304");
  expect(text).toContain("failed: stage unit ended with 1\nUnhandled Rejection");
  expect(text).toContain("failed: stage server ended with SIGKILL\nError: no database");
  expect(text).toContain("failed: stage browser did not end\n  ✘ 2 [chromium]");
  expect(text).toContain("✓ 99 passes");
  expect(text).not.toContain("✓ 1 passes");
  expect([lines.at(-1), status]).toEqual(["7 passed, 4 failed, 2 skipped", 1]);
});

test("a stage of tests without a report has failed", () => {
  write("stages.json", [{ name: "unit", code: 0 }]);
  write("unit.log", "No test files found");
  expect(count().text).toBe(
    "\nfailed: stage unit has no report\nNo test files found\n0 passed, 1 failed\n",
  );
});

test("a gate that has not started has failed", () => {
  expect(count()).toMatchObject({
    lines: ["failed: stage gate did not end", "", "0 passed, 1 failed"],
    status: 1,
  });
});
