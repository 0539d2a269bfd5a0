import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cleanEnv, startSite } from "../../browser/site";

const NOT_SOURCES = new Set([".git", ".data", ".react-router", "build", "node_modules"]);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-install-"));
  await cp(".", folder, { recursive: true, filter: (path) => !NOT_SOURCES.has(basename(path)) });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Installs without `devDependencies`, as hosts do. */
async function install(environment: string, options: string[]) {
  const env = { ...cleanEnv(), NODE_ENV: environment };
  const npm = ["ci", "--prefer-offline", "--no-audit", "--no-fund", ...options];
  await promisify(execFile)("npm", npm, { cwd: folder, env });
}

test.each([
  ["NODE_ENV=production npm ci", "production", []],
  ["npm ci --omit=dev", "", ["--omit=dev"]],
])(
  "after %s the site builds without a warning and starts",
  async (_, environment, options) => {
    await install(environment, options);
    const site = await startSite({ folder });
    const home = await fetch(site.url);
    const code = await site.stop();
    expect([home.status, code]).toEqual([200, 0]);
    expect(site.output()).not.toMatch(/warn|deprecat|PLUGIN_TIMINGS/i);
  },
  600_000,
);
