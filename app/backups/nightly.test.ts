import { syncBuiltinESMExports } from "node:module";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { serverUrl } from "#db/testing/test-server";
import { readSettings } from "~/settings.server";
import { findBackupState } from "./backups.queries.server";
import { makeBackup } from "./make-backup.server";
import { openNightlyBackups } from "./nightly.server";

const database = useTestDatabase();
const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-nightly-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function settings() {
  const [row] = await database.sql<{ name: string }[]>`select current_database() as name`;
  return readSettings({ DATABASE_URL: await serverUrl(row!.name), DATA_DIR: folder });
}

test("a backup whose priority can't be lowered is made all the same, and later ones too", async () => {
  const script = join(folder, "backup.mjs");
  const made = join(folder, "made.txt");
  await writeFile(
    script,
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(made)}, "one ");`,
  );
  const setPriority = vi.spyOn(os, "setPriority").mockImplementation(() => {
    throw new Error("not permitted");
  });
  syncBuiltinESMExports();
  const backups = openNightlyBackups(database.sql, await settings(), script);
  await backups.check(IN_A_WEEK);
  await database.sql`delete from node_leases`;
  await backups.check(IN_A_WEEK);
  await backups.close();
  expect(setPriority).toHaveBeenCalledTimes(2);
  expect(await readFile(made, "utf8")).toBe("one one ");
  setPriority.mockRestore();
  syncBuiltinESMExports();
});

test("a failed backup is thrown with its reason, also if it can't be recorded", async () => {
  const collection = join(folder, "a file");
  await writeFile(collection, "");
  const failed = { collection, isNightly: false };
  await expect(makeBackup(database.sql, await settings(), failed)).rejects.toThrow("ENOTDIR");
  expect(await findBackupState(database.sql)).toMatchObject({ hasFailed: true });
  const unrecorded = failingSql(database.sql, "insert into backups");
  await expect(makeBackup(unrecorded, await settings(), failed)).rejects.toThrow("ENOTDIR");
});
