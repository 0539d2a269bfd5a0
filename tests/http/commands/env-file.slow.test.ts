import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cleanEnv } from "../../browser/site";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-env-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command in a folder, with the environment without its settings. */
function run(env: Record<string, string | undefined> = {}, uid?: number) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("tools/staff.mjs"), "list"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...cleanEnv(), ...env },
      ...(uid && { uid, gid: uid }),
    },
  );
  return { status, stdout, stderr };
}

const UNSET = { DATA_DIR: undefined };

test("settings are read from .env, and those of the environment come first", async () => {
  // Windows' editor puts a mark before the first name.
  await writeFile(join(folder, ".env"), "\uFEFFDATA_DIR=from-file\n");
  expect(run(UNSET).stderr).toContain(`there is no site in ${join(folder, "from-file")}`);
  expect(run({ DATA_DIR: "from-here" }).stderr).toContain(join(folder, "from-here"));
});

const sentence = () => `the settings in ${folder}/.env can't be read by this account`;

test.runIf(process.getuid?.() === 0)("a .env of another account is named", async () => {
  await writeFile(join(folder, ".env"), "PORT=1\n", { mode: 0o600 });
  const { status, stderr } =
    spawnSync("chmod", ["755", folder]).status === 0 ? run(UNSET, 65_534) : run();
  expect(stderr).toContain(`${sentence()} (EACCES)`);
  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
});

test("a .env that is a folder, or leads nowhere, is named", async () => {
  await symlink("nowhere", join(folder, ".env"));
  expect(run().stderr).toContain(`${sentence()} (ENOENT)`);
  await rm(join(folder, ".env"));
  await mkdir(join(folder, ".env"));
  expect(run().stderr).toContain(`${sentence()} (EISDIR)`);
});
