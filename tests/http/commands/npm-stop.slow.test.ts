import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { copyCluster } from "#db/testing/test-cluster";
import { cleanEnv } from "../../browser/site";
import { listProcesses } from "../faults/postgres-process";

const running: { npm: ChildProcess; dataDir: string }[] = [];

afterEach(async () => {
  for (const { npm, dataDir } of running.splice(0)) {
    npm.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Runs a script by npm in a process group of its own, as a supervisor does, until it is ready. */
async function startByNpm(script: string, ready: RegExp, env: Record<string, string> = {}) {
  const dataDir = await copyCluster("mgzavri-npm-");
  const npm = spawn("npm", ["run", script], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...cleanEnv(), ...env, DATA_DIR: dataDir, npm_config_update_notifier: "false" },
  });
  running.push({ npm, dataDir });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = ready.exec(output) ?? [];
      if (address) resolve(address);
    };
    npm.stdout.on("data", read);
    npm.stderr.on("data", read);
    npm.once("exit", () => reject(new Error(output)));
  });
  return { npm, url, dataDir };
}

const READY = /ready on (http:\S+)/;
const isAnswering = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to npm alone ends the site, and npm waits for it",
  async (signal) => {
    const { npm, url, dataDir } = await startByNpm("start", READY);
    process.kill(npm.pid!, signal);
    expect(await once(npm, "exit")).toEqual([0, null]);
    expect(await isAnswering(`${url}/healthz`)).toBe(false);
    expect(await listProcesses({ dataDir })).toEqual([]);
  },
);

test("the end of npm by SIGKILL ends the site", async () => {
  const { npm, url, dataDir } = await startByNpm("start", READY);
  process.kill(npm.pid!, "SIGKILL");
  await expect.poll(() => isAnswering(`${url}/healthz`)).toBe(false);
  await expect.poll(() => listProcesses({ dataDir })).toEqual([]);
});

test("a site of another package's script outlives that script", async () => {
  const dataDir = await copyCluster("mgzavri-npm-");
  const left = "node tools/start.mjs & echo $!; sleep 1";
  const env = { npm_lifecycle_event: "start", npm_package_json: "/elsewhere/package.json" };
  const shell = spawn("sh", ["-c", left], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...cleanEnv(), ...env, DATA_DIR: dataDir },
  });
  running.push({ npm: shell, dataDir });
  let output = "";
  shell.stdout.on("data", (chunk) => (output += chunk));
  await once(shell, "exit");
  await expect.poll(() => READY.test(output)).toBe(true);
  const [, url] = READY.exec(output)!;
  expect(await isAnswering(`${url}/healthz`)).toBe(true);
  process.kill(Number.parseInt(output, 10), "SIGTERM");
  await expect.poll(() => listProcesses({ dataDir })).toEqual([]);
});

test("SIGTERM to npm run dev ends it", async () => {
  const env = { NO_COLOR: "1", NODE_ENV: "development" };
  const { npm, url, dataDir } = await startByNpm("dev", /Local:\s+(http:\S+?)\/?\s/, env);
  process.kill(npm.pid!, "SIGTERM");
  await once(npm, "exit");
  await expect.poll(() => isAnswering(url)).toBe(false);
  await expect.poll(() => listProcesses({ dataDir })).toEqual([]);
});
