// `npm run test:slow`: runs the tests that take minutes, one part after another.
// `npm run test:slow -- --since REF` runs only parts whose files changed since a commit.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { fastestFolder } from "./fastest-folder.mjs";

/** Each part with the files that it tests. */
const PARTS = [
  {
    name: "vitest",
    files:
      /^(app|db|e2e|public|bin)\/|^(server|vite\.config|vitest\.config)\.ts$|^package-lock\.json$/,
    // With the untagged tests of their files, which they may depend on.
    command: "vitest run",
  },
  {
    name: "browser",
    files:
      /^(app|e2e|public)\/|^(server|vite\.config|playwright\.config)\.ts$|^package-lock\.json$/,
    command: "node tools/chromium.mjs && TEST_COMBINATIONS=all playwright test",
  },
];

const { values } = parseArgs({ options: { since: { type: "string" } } });
const parts = values.since ? changedSince(values.since) : PARTS;
const failed = parts.filter((part) => !passes(part));
for (const { name } of failed) console.error(`${name} failed`);
if (parts.length === 0) console.log(`no tested files changed: nothing was run`);
process.exit(failed.length === 0 ? 0 : 1);

function changedSince(ref) {
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
  const env = { ...process.env, TMPDIR: fastestFolder(), TEST_REPORT: "slow" };
  return spawnSync("sh", ["-c", command], { stdio: "inherit", env }).status === 0;
}
