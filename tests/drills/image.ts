import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { addCleanup } from "../bench/cleanup";
import { bookingCall } from "../bench/calls";
import { makeDockerFolder, missingCommand, startDocker, type Docker } from "./docker-daemon";
import { atMost, none, type Check, type Drill } from "./outcome";
import { makeStandIns } from "./stand-ins";

const execute = promisify(execFile);
const COMPOSE = "deploy/compose.yaml";
const PAGE_WITHIN_MS = 120_000;
const SECRETS = {
  SITE_DOMAIN: "localhost",
  POSTGRES_PASSWORD: "owner1234567890",
  APP_PASSWORD: "app1234567890",
  SESSION_SECRET: "secret1234567890secret",
  ADMIN_PASSWORD: "seven quiet rivers",
};

export const image: Drill = {
  about: "the image is built, and deploy/compose.yaml started with stand-ins for the others",
  async run() {
    if (process.getuid?.() !== 0) return { skipped: "only root can start a Docker daemon" };
    const missing = missingCommand(["debootstrap", "--version"], ["curl", "--version"]);
    if (missing) return { skipped: `${missing} is missing` };
    const folder = await makeDockerFolder();
    const settings = join(folder, "settings");
    await writeFile(settings, envFile(SECRETS));
    const compose = ["compose", `--env-file=${settings}`, `--file=${COMPOSE}`];
    const built = await build(folder, compose);
    return use(await startDocker(folder, true), { compose, built, folder });
  },
};

type Built = { seconds: number; megabytes: number };

async function build(folder: string, compose: string[]): Promise<Built> {
  const daemon = await startDocker(folder, false);
  await makeStandIns(daemon, folder);
  const start = performance.now();
  await daemon.docker(...compose, "--file=tests/bench/stand-ins/compose.yaml", "build", "site1");
  const seconds = (performance.now() - start) / 1_000;
  const megabytes = await compressedSize(folder);
  await daemon.stop();
  return { seconds, megabytes };
}

/** In units of 1,000,000 bytes, as registries count them. */
async function compressedSize(folder: string) {
  const socket = `--host=unix://${join(folder, "docker.sock")}`;
  const line = `docker ${socket} save mgzavri | gzip | wc --bytes`;
  return Number((await execute("sh", ["-c", line])).stdout) / 1e6;
}

type Setup = { compose: string[]; built: Built; folder: string };

async function use(daemon: Docker, { compose, built, folder }: Setup) {
  const run = (...args: string[]) => daemon.docker(...compose, ...args);
  const refusals = await refusedWithoutSecrets(daemon, folder);
  addCleanup(() => run("down", "--volumes"));
  const start = performance.now();
  await run("up", "--detach", "--no-build");
  await firstPage(daemon);
  const pageSeconds = (performance.now() - start) / 1_000;
  await run("up", "--detach", "--no-build", "--wait");
  const healthySeconds = (performance.now() - start) / 1_000;
  const first = await book(daemon);
  await run("stop", "site1");
  const page = await status(daemon, "/");
  const again = await book(daemon, first.call);
  const state = await run("ps", "--all", "--format={{.ExitCode}}", "site1");
  const user = (await run("exec", "site2", "id", "--user")).trim();
  const written = await run("exec", "site2", "touch", "/site/x").then(
    () => ["/site"],
    () => [],
  );
  return {
    figures: {
      "image, built": `${built.seconds.toFixed(0)} s`,
      "image, compressed": `${built.megabytes.toFixed(0)} MB`,
      "from docker compose up to the first page": `${pageSeconds.toFixed(1)} s`,
      "until every container is healthy": `${healthySeconds.toFixed(1)} s`,
    },
    checks: [
      atMost(250, "MB", "the image has at most 250 MB, compressed", built.megabytes),
      atMost(30, "s", "the first page comes within 30 s", pageSeconds),
      none("without one of its secrets compose ends with its name", refusals),
      equal("a booking is stored", "201", first.status),
      equal("a stopped node exits with 0", "0", state.trim()),
      equal("the other node serves pages", "200", page),
      equal("the booking, sent again to it, is the first one", first.body, again.body),
      none("the site does not run as root", user === "0" ? [user] : []),
      none("the site can't write to its image", written),
    ],
  };
}

function equal(text: string, expected: string, observed: string): Check {
  return { text, isMet: observed === expected, observed };
}

function envFile(settings: Record<string, string>) {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

/** The secrets without which compose starts, or whose name it does not print. */
async function refusedWithoutSecrets({ docker }: Docker, folder: string): Promise<string[]> {
  const kept: string[] = [];
  for (const name of Object.keys(SECRETS)) {
    const file = join(folder, "incomplete");
    await writeFile(file, envFile({ ...SECRETS, [name]: "" }));
    const words = [`--env-file=${file}`, `--file=${COMPOSE}`, "config", "--quiet"];
    const text = await docker("compose", ...words).catch((error: Error) => error.message);
    if (!new RegExp(`${name}.*set it in deploy/.env`).test(text)) kept.push(name);
  }
  return kept;
}

async function firstPage(daemon: Docker) {
  const deadline = Date.now() + PAGE_WITHIN_MS;
  while ((await status(daemon, "/")) !== "200") {
    if (Date.now() > deadline) throw new Error("no page");
    await pause(100);
  }
}

async function status(daemon: Docker, path: string): Promise<string> {
  return (await request(daemon, path)).status;
}

type BookingCall = ReturnType<typeof bookingCall>;

async function book(daemon: Docker, call: BookingCall = bookingCall()) {
  const words = ["--header", "Content-Type: application/json", "--data", call.body];
  return { call, ...(await request(daemon, call.path, ...words)) };
}

/** A request by https through the published port, from the daemon's network. */
async function request({ pid }: Docker, path: string, ...words: string[]) {
  const url = `https://localhost${path}`;
  // Caddy's own authority signs the certificate of localhost.
  const line = ["--insecure", "--silent", "--write-out", "\n%{http_code}", ...words, url];
  const { stdout } = await execute("nsenter", [`--target=${pid}`, "--net", "curl", ...line]).catch(
    () => ({ stdout: "\n000" }),
  );
  const end = stdout.lastIndexOf("\n");
  return { status: stdout.slice(end + 1), body: stdout.slice(0, end) };
}
