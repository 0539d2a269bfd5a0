// Builds the site if the build is missing or outdated.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { recordCommit } from "./commit.mjs";
import { compressFolder } from "./compress.mjs";
import { ensurePatchedDriver } from "./patched-driver.mjs";

const SOURCES = ["app", "db", "public", "tools"];
const FILES = [
  "server.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package.json",
  "package-lock.json",
];
const STAMP = "build/stamp";

/**
 * Brings `build/` up to date, with a patched database driver. Exits with the builder's code if it fails.
 */
export function ensureBuild() {
  ensurePatchedDriver();
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return recordCommit();
  removeBuild();
  const built = spawnSync(process.execPath, ["tools/router.mjs", "build"], {
    stdio: ["ignore", "inherit", "inherit"],
    // Tests build too; the build must not see their environment.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  compressFolder("build/client");
  recordCommit();
  writeFileSync(STAMP, sources);
}

/**
 * Removes the build. A service can't write here: it must not end with the stack of a file system's error.
 */
function removeBuild() {
  try {
    rmSync("build", { recursive: true, force: true });
  } catch (error) {
    throw new Error("the build is outdated and can't be replaced: run npm run build", {
      cause: error,
    });
  }
}

/**
 * Hashes what the build depends on. That is not the version of Node.js: a service may not be able to write
 * the build anew.
 */
export function hashSources() {
  const files = [...FILES];
  for (const folder of SOURCES) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    files.push(
      ...entries
        .filter((entry) => entry.isFile())
        .map(pathOf)
        .filter(isBuilt),
    );
  }
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Returns whether a file belongs to the build, which tests don't. */
function isBuilt(path) {
  return !/\.test\.ts$|\/testing\//.test(path);
}

function pathOf(entry) {
  return join(entry.parentPath, entry.name);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureBuild();
