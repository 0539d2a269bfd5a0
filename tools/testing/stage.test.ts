import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Runs a command as a stage of the gate. */
function runStage(command: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "mgzavri-stage-"));
  const logFile = join(folder, "stage.log");
  const [stage, options] = [
    { name: "stage", command },
    { env: {}, logFile },
  ];
  const program = `
    import { runStage } from "./tools/testing/stage.mjs";
    const result = await runStage(${JSON.stringify(stage)}, ${JSON.stringify(options)});
    console.log(JSON.stringify(result));`;
  const args = ["--input-type=module", "-e", program];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const log = readFileSync(logFile, "utf8");
  rmSync(folder, { recursive: true });
  return { ...(JSON.parse(stdout) as { code: number | string; output: string }), log };
}

test("a stage has its output in a file, also what it printed before it was killed", () => {
  const output = "started\n";
  const killed = runStage(["sh", "-c", "echo started; kill -9 $$"]);
  expect(killed).toMatchObject({ name: "stage", code: "SIGKILL", output, log: output });
  expect(runStage(["sh", "-c", "echo started >&2; exit 3"])).toMatchObject({ code: 3, output });
});

test("a program that can't be started is a failed stage", () => {
  const output = expect.stringContaining("no-such-program") as string;
  expect(runStage(["no-such-program"])).toMatchObject({ code: 1, output });
});
