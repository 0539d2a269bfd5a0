import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { embeddedPaths } from "./embedded-paths";
import { logFile, shortenLog } from "./postmaster";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mgzavri-log-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function shortened(text: string) {
  const paths = embeddedPaths(dataDir);
  await mkdir(dirname(logFile(paths)), { recursive: true });
  await writeFile(logFile(paths), text);
  await shortenLog(paths);
  return readFile(logFile(paths), "utf8");
}

test("a long log of the server is shortened to its last lines", async () => {
  const line = `${"x".repeat(99)}\n`;
  const text = await shortened(`${line.repeat(110_000)}the end\n`);
  expect(text.length).toBeLessThanOrEqual(1_000_000);
  expect(text.length).toBeGreaterThan(999_000);
  expect(text.startsWith(line)).toBe(true);
  expect(text.endsWith("the end\n")).toBe(true);
});

test("a short one, and one that is not there yet, stay", async () => {
  await shortenLog(embeddedPaths(dataDir));
  expect(await shortened("a line\n")).toBe("a line\n");
});
