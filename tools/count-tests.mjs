// Prints what failed in the last run of the gate, and as the last line how many tests passed and failed.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const FOLDER = "test-results";
/** Lines of a failure: its message and the first calls of its stack. */
const MESSAGE_LINES = 40;
/** Lines of a stage that failed without naming a test. */
const OUTPUT_LINES = 60;
const LIBRARY_CALL = /^\s+at .*node_modules\//;
/** Lines of vitest and Playwright that name a failed test. */
const FAILED_TEST = /^\s*(✘|×|FAIL)\s/;

const READERS = { browser: readPlaywright, server: readVitest, unit: readVitest };

const stages = read("stages.json") ?? [{ name: "gate", code: null }];
const results = stages.map(readStage);
const failed = results.flatMap((result) => result.failures);
const [passed, skipped] = ["passed", "skipped"].map((kind) =>
  results.reduce((sum, result) => sum + result[kind], 0),
);
for (const failure of failed) console.log(`\n${stripVTControlCharacters(failure)}`);
console.log(`${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed.length === 0 ? 0 : 1);

/** What a stage ran. One that failed without naming a test is a failure itself, with the end of its output. */
function readStage({ name, code }) {
  const report = READERS[name] && read(`${name}.json`);
  const result = report ? READERS[name](report) : { passed: 0, skipped: 0, failures: [] };
  if (code === 0 && (report || !READERS[name])) return result;
  if (result.failures.length > 0) return result;
  const how = { null: "did not end", 0: "has no report" }[code] ?? `ended with ${code}`;
  const lines = stripVTControlCharacters(readText(`${name}.log`) ?? "")
    .trimEnd()
    .split("\n");
  const named = lines.slice(0, -OUTPUT_LINES).filter((line) => FAILED_TEST.test(line));
  const text = [`failed: stage ${name} ${how}`, ...named, ...lines.slice(-OUTPUT_LINES)];
  return { ...result, failures: [text.join("\n")] };
}

function readVitest({ numPassedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative("", name);
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => describe(`${file} ${test.fullName}`, test.failureMessages));
    // A file that failed before its tests.
    return status === "failed" && tests.length === 0 ? [describe(file, [message])] : tests;
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures };
}

function readPlaywright({ config, stats, suites, errors }) {
  const failures = [
    ...errors.map(({ message }) => describe("outside of a test", [message])),
    ...suites.flatMap((suite) => failedSpecs(suite, "")),
  ];
  return { passed: stats.expected, skipped: stats.skipped, failures };

  /** Also those that passed when they were repeated. */
  function failedSpecs({ specs, suites: inner = [] }, path) {
    const ofSuite = specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== "expected" && status !== "skipped")
        .map(({ results: [first] }) => {
          const place = `${relative("", join(config.rootDir, file))}:${line}`;
          const files = first.attachments.flatMap((attachment) =>
            attachment.path ? [`see ${relative("", attachment.path)}`] : [],
          );
          const messages = first.errors.map(({ message }) => message);
          return [describe(`${place} ${path}${title}`, messages), ...files].join("\n");
        }),
    );
    return [
      ...ofSuite,
      ...inner.flatMap((suite) => failedSpecs(suite, `${path}${suite.title} › `)),
    ];
  }
}

function describe(name, messages) {
  const lines = messages
    .join("\n")
    .split("\n")
    .filter((line) => !LIBRARY_CALL.test(line));
  return [`failed: ${name}`, ...lines.slice(0, MESSAGE_LINES)].join("\n");
}

/** Null where a stage has written no report, or was killed while it did. */
function read(file) {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function readText(file) {
  try {
    return readFileSync(join(FOLDER, file), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}
