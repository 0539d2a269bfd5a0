// `npm run test:slow`: what takes minutes by its nature, one part after the other.
// `npm run test:slow -- --since REF` runs the parts whose files changed since a commit.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** Each part, and what it tests: a change of these files makes it run. */
const PARTS = [
  {
    name: "vitest",
    files:
      /^(app|db|e2e|public|bin)\/|^(server|vite\.config|vitest\.config)\.ts$|^package-lock\.json$/,
    command: "vitest run --project=slow --passWithNoTests",
  },
  {
    name: "browser",
    files:
      /^(app|e2e|public)\/|^(server|vite\.config|playwright\.config)\.ts$|^package-lock\.json$/,
    command: "node bin/chromium.mjs && TEST_COMBINATIONS=all playwright test",
  },
];

const { values } = parseArgs({ options: { since: { type: "string" } } });
const parts = values.since ? touched(values.since) : PARTS;
const failed = parts.filter((part) => !passes(part));
for (const { name } of failed) console.error(`${name} failed`);
if (parts.length === 0) console.log(`nothing that these tests are about changed: nothing was run`);
process.exit(failed.length === 0 ? 0 : 1);

function touched(ref) {
  const { status, stdout, stderr } = spawnSync("git", ["diff", "--name-only", ref], {
    encoding: "utf8",
  });
  if (status !== 0) {
    console.error(`--since ${ref}: ${stderr.trim()}`);
    process.exit(2);
  }
  const changed = stdout.split("\n").filter(Boolean);
  return PARTS.filter(({ files }) => changed.some((file) => files.test(file)));
}

function passes({ name, command }) {
  console.log(`\n=== ${name}`);
  const env = { ...process.env, TEST_REPORT: "slow" };
  return spawnSync("sh", ["-c", command], { stdio: "inherit", env }).status === 0;
}
