import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase, administer, dropDatabase, serverUrl } from "#db/testing/test-server";
import { runProgram } from "./program";

/** Every command that works on a site. */
const COMMANDS: [file: string, ...args: string[]][] = [
  ["staff.mjs", "list"],
  ["staff.mjs", "password", "admin"],
  ["person.mjs", "export", "x@example.org"],
  ["person.mjs", "erase", "x@example.org", "--yes"],
  ["exchange-rates.mjs"],
  ["exchange-rates.mjs", "GEL=2.72", "EUR=0.86"],
  ["audit.mjs"],
  ["backup.mjs", "backups"],
  ["seed-large.mjs"],
  ["move-database.mjs", "postgres://nobody@127.0.0.1:1/nothing"],
];

/** The data folder, which is empty before and after each test. */
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-no-site-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function refusalOf([file, ...args]: (typeof COMMANDS)[number], env: Record<string, string>) {
  const words = args.map((word) => (word === "backups" ? join(folder, word) : word));
  const { code, stdout, stderr } = await runProgram(file, { args: words, env });
  expect([file, code, stdout]).toEqual([file, 1, ""]);
  // The message is one sentence.
  expect(stderr.trim().split("\n")).toHaveLength(1);
  return stderr;
}

test.each(COMMANDS)("%s %s %s refuses where there is no site", async (...command) => {
  const dataDir = join(folder, "misspelt");
  const stderr = await refusalOf(command, { DATA_DIR: dataDir });
  expect(stderr).toContain(`there is no site in ${dataDir}: set DATA_DIR or DATABASE_URL`);
  expect(await readdir(folder)).toEqual([]);
});

test.each(COMMANDS)("%s %s %s refuses an empty folder", { tags: "slow" }, async (...command) => {
  const stderr = await refusalOf(command, { DATA_DIR: folder });
  expect(stderr).toContain(`there is no site in ${folder}: set DATA_DIR or DATABASE_URL`);
  expect(await readdir(folder)).toEqual([]);
});

test.each(COMMANDS)("%s %s %s refuses a file", { tags: "slow" }, async (...command) => {
  const dataDir = join(folder, "file");
  await writeFile(dataDir, "text");
  const stderr = await refusalOf(command, { DATA_DIR: dataDir });
  expect(stderr).toContain(`there is no site in ${dataDir}: set DATA_DIR or DATABASE_URL`);
  expect(await readdir(folder)).toEqual(["file"]);
});

test.each(COMMANDS)(
  "%s %s %s refuses the folder of a first start that was killed",
  { tags: "slow" },
  async (...command) => {
    await mkdir(join(folder, "postgres.new-1-abc"));
    await refusalOf(command, { DATA_DIR: folder });
    expect(await readdir(folder)).toEqual(["postgres.new-1-abc"]);
  },
);

/** Commands for a site on a server, where a move needs another target. */
const onServer = COMMANDS.map((command): (typeof COMMANDS)[number] =>
  command[0] === "move-database.mjs" ? ["move-database.mjs", "embedded"] : command,
);

test.each(onServer)(
  "%s %s %s refuses a database without the site's tables",
  { tags: "slow" },
  async (...command) => {
    const name = await createDatabase("nosite", { empty: true });
    const env = { DATABASE_URL: await serverUrl(name), DATA_DIR: join(folder, "data") };
    const stderr = await refusalOf(command, env);
    expect(stderr).toContain("there is no site in the database of DATABASE_URL");
    const tables = await administer(
      name,
      (sql) => sql`select from pg_tables where schemaname = 'public'`,
    );
    expect(tables).toHaveLength(0);
    expect(await readdir(folder)).toEqual([]);
    await dropDatabase(name);
  },
);
