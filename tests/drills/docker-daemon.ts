import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { addCleanup } from "../bench/cleanup";

const execute = promisify(execFile);
const STARTS_WITHIN_MS = 60_000;
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** A Docker daemon of the drill's own, with the images and volumes of its folder. */
export type Docker = {
  pid: number;
  /** Resolves with what the command prints; rejects with its errors. */
  docker(...args: string[]): Promise<string>;
  stop(): Promise<unknown>;
};

/** The command that is missing for `startDocker` and others; undefined if none is. */
export function missingCommand(...commands: [string, ...string[]][]): string | undefined {
  const all: [string, ...string[]][] = [
    ["dockerd", "--version"],
    ["docker", "compose", "version"],
    ["docker", "buildx", "version"],
    ["unshare", "--version"],
    ...commands,
  ];
  return all
    .find(([program, ...args]) => spawnSync(program, args).status !== 0)
    ?.filter((word) => !word.includes("version"))
    .join(" ");
}

/** The folder of a daemon. Removed at the end. */
export async function makeDockerFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-docker-"));
  addCleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a daemon on its folder. With `isApart` it has a network namespace without a way out, whose ports
 * are free, and networks for its containers. Without it has none, and builds with the machine's network.
 */
export async function startDocker(folder: string, isApart: boolean): Promise<Docker> {
  const socket = join(folder, "docker.sock");
  const words = [
    "dockerd",
    `--data-root=${join(folder, "data")}`,
    `--exec-root=${join(folder, "run")}`,
    `--pidfile=${join(folder, "pid")}`,
    `--host=unix://${socket}`,
    ...(isApart ? [] : ["--bridge=none", "--iptables=false", "--ip6tables=false"]),
  ];
  const line = isApart
    ? ["unshare", "--net", "sh", "-c", `ip link set lo up && exec ${words.join(" ")}`]
    : words;
  const daemon = spawn(line[0]!, line.slice(1), { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(daemon, "exit");
  let log = "";
  daemon.stderr.on("data", (chunk) => (log += String(chunk)));
  const stop = async () => {
    if (daemon.exitCode === null) daemon.kill();
    await exited;
  };
  addCleanup(stop);
  const env = { ...process.env, DOCKER_HOST: `unix://${socket}` };
  const docker = async (...args: string[]) =>
    (await execute("docker", args, { env, maxBuffer: LONGEST_OUTPUT })).stdout;
  await responds(docker, () => {
    if (daemon.exitCode !== null) throw new Error(`dockerd ended:\n${log.slice(-2_000)}`);
  });
  return { pid: daemon.pid!, docker, stop };
}

async function responds(docker: Docker["docker"], check: () => void) {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  const version = () => docker("version").catch((error: Error) => error);
  for (let answer = await version(); answer instanceof Error; answer = await version()) {
    check();
    if (Date.now() > deadline) throw answer;
    await pause(200);
  }
}
