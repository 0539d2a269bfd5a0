import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 600_000 });

/**
 * Short forms of the drills. Those that are missing: `rentals` and `fuzz` have tests of their own, `image`
 * builds and `season` measures for minutes.
 */
const DRILLS: [name: string, options: string[]][] = [
  ["crash", ["--kills", "2"]],
  ["nodes", []],
  ["rolling", []],
  ["hang", []],
  ["outages", []],
  ["cuts", []],
  ["clock", []],
  ["failover", []],
  ["patroni", ["--failovers", "1"]],
  ["unread", []],
  ["backups", ["--backups", "2"]],
  ["disk-full", []],
  ["starts", ["--starts", "20"]],
];

// The checks are repeated, as a loaded machine can miss their marks of time.
test.for(DRILLS)("the drill %s meets its checks", { retry: 1 }, ([name, options], { skip }) => {
  const { status, stdout, stderr } = spawnSync(
    "node_modules/.bin/tsx",
    ["tests/drills/drill.ts", name, ...options],
    { encoding: "utf8" },
  );
  expect([status, stderr, stdout.match(/MISSED: .*/g) ?? []]).toEqual([0, "", []]);
  const [, reason] = /^ {2}skipped: (.*)$/m.exec(stdout) ?? [];
  if (reason) skip(reason);
  expect(stdout).toMatch(/^ {2}met: /m);
});
