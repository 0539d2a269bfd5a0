import { syncBuiltinESMExports } from "node:module";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { serverUrl } from "#db/testing/test-server";
import { readSettings } from "~/server/settings/settings.server";
import { findBackupState } from "./backups.queries.server";
import { makeBackup } from "./make-backup.server";
import { openNightlyBackups } from "./nightly.server";

const database = useTestDatabase();
const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-nightly-"));
  // The operating system's account of PostgreSQL has to reach the spare database.
  await chmod(folder, 0o711);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a script that notes each of its runs in `made`. */
async function countingScript() {
  const script = join(folder, "backup.mjs");
  await writeFile(
    script,
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(join(folder, "made.txt"))}, "one ");`,
  );
  return script;
}

const readRuns = () => readFile(join(folder, "made.txt"), "utf8").catch(() => "");

async function settings() {
  const [row] = await database.sql<{ name: string }[]>`select current_database() as name`;
  return readSettings({ DATABASE_URL: await serverUrl(row!.name), DATA_DIR: folder });
}

test("a backup whose priority can't be lowered is made all the same, and later ones too", async () => {
  const script = await countingScript();
  const setPriority = vi.spyOn(os, "setPriority").mockImplementation(() => {
    throw new Error("not permitted");
  });
  syncBuiltinESMExports();
  const backups = openNightlyBackups(database.sql, await settings(), script);
  await backups.check(IN_A_WEEK);
  await backups.check(IN_A_WEEK);
  await backups.close();
  expect(setPriority).toHaveBeenCalledTimes(2);
  expect(await readRuns()).toBe("one one ");
  setPriority.mockRestore();
  syncBuiltinESMExports();
});

describe("of two nodes on one database", () => {
  async function openTwo(script: string) {
    const open = async () => openNightlyBackups(database.sql, await settings(), script);
    return { first: await open(), second: await open() };
  }

  test("one makes the backups, and the other one once the first has stopped", async () => {
    const { first, second } = await openTwo(await countingScript());
    await first.check(IN_A_WEEK);
    await second.check(IN_A_WEEK);
    expect(await readRuns()).toBe("one ");
    await first.close();
    await second.check(IN_A_WEEK);
    expect(await readRuns()).toBe("one one ");
    await second.close();
    expect(await database.sql`select name from node_leases`).toEqual([]);
  });

  test("the other one takes over from one that died without a word", async () => {
    const { first, second } = await openTwo(await countingScript());
    await first.check(new Date());
    await second.check(IN_A_WEEK);
    expect(await readRuns()).toBe("");
    // Lets the lease end, as it would after a quarter of an hour.
    await database.sql`update node_leases set until = now() - interval '1 second'`;
    await second.check(IN_A_WEEK);
    expect(await readRuns()).toBe("one ");
    await first.check(IN_A_WEEK);
    expect(await readRuns()).toBe("one ");
    await second.close();
    await first.close();
  });

  test("a long backup keeps the lease", async () => {
    const script = join(folder, "waits.mjs");
    const counting = await readFile(await countingScript(), "utf8");
    await writeFile(script, `${counting} setInterval(() => {}, 1_000);`);
    const { first, second } = await openTwo(script);
    const running = first.check(IN_A_WEEK);
    await expect.poll(readRuns, SOON).toBe("one ");
    await database.sql`update node_leases set until = now() - interval '1 second'`;
    await first.check(IN_A_WEEK);
    await second.check(IN_A_WEEK);
    const [lease] = await database.sql`select until > now() as "isHeld" from node_leases`;
    expect(lease).toEqual({ isHeld: true });
    await first.close();
    await running;
    await second.close();
  });

  test("a failed one is not repeated by its node within the hour", async () => {
    const script = join(folder, "fails.mjs");
    const counting = await readFile(await countingScript(), "utf8");
    await writeFile(script, `${counting} process.exit(1);`);
    const backups = openNightlyBackups(database.sql, await settings(), script);
    await backups.check(IN_A_WEEK);
    await backups.check(IN_A_WEEK);
    expect(await readRuns()).toBe("one ");
    await backups.close();
  });
});

test(
  "a backup that can't be restored is set aside, under a name that the reason has",
  { tags: "slow" },
  async () => {
    await database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`
      insert into photos (car_id, hash, upload_hash, view, position, alt)
      select min(id), 'no such file', 'sent', 'more', 1, '{}' from cars`;
    });
    const collection = join(folder, "backups");
    const made = makeBackup(database.sql, await settings(), { collection, isNightly: true });
    await expect(made).rejects.toThrow(/photos_hash_fkey.* is set aside as \S+Z\.bad\)$/);
    const name = (await readdir(collection)).find((it) => it !== "photos");
    expect(name).toMatch(/Z\.bad$/);
    expect(await findBackupState(database.sql)).toMatchObject({ hasFailed: true });
    await database.sql`delete from photos`;
  },
);

test("a failed backup is thrown with its reason, also if it can't be recorded", async () => {
  const collection = join(folder, "a file");
  await writeFile(collection, "");
  const failed = { collection, isNightly: false };
  await expect(makeBackup(database.sql, await settings(), failed)).rejects.toThrow("ENOTDIR");
  expect(await findBackupState(database.sql)).toMatchObject({ hasFailed: true });
  const unrecorded = failingSql(database.sql, "insert into backups");
  await expect(makeBackup(unrecorded, await settings(), failed)).rejects.toThrow("ENOTDIR");
});
