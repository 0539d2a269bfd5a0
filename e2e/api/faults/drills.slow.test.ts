import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 300_000 });

test("the drill of crashes meets its checks, in a short form", () => {
  const { status, stdout, stderr } = spawnSync(
    "node_modules/.bin/tsx",
    ["--import", "./bench/patch-driver.ts", "bench/drill.ts", "crash", "--kills", "2"],
    { encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("met: no acknowledged booking is missing");
  expect(stdout).toContain("met: no booking is stored twice");
});
