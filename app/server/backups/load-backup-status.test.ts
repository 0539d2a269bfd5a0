import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { insertBackup } from "./backups.queries.server";
import { loadBackupStatus } from "./load-backup-status.server";

const database = useTestDatabase();
const HOUR = 3_600_000;
const created = Date.now();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-backups-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => database.sql`delete from backups`);

function add(hours: number, error: string | null = null) {
  return insertBackup(database.sql, {
    startedAt: new Date(created + hours * HOUR),
    folder: "/backups/one",
    bytes: 1,
    isVerified: error === null,
    error,
  });
}

function statusAfter(hours: number) {
  return loadBackupStatus(database.sql, { folder, now: new Date(created + hours * HOUR) });
}

test("a new site has none yet, and is overdue after 36 hours", async () => {
  expect(await statusAfter(1)).toEqual({
    last: null,
    isVerified: false,
    hasFailed: false,
    isOverdue: false,
    night: "03:00",
    folderFault: null,
  });
  expect(await statusAfter(37)).toMatchObject({ isOverdue: true });
});

test("a later failure leaves the last good one, until that is overdue", async () => {
  await add(1);
  expect(await statusAfter(2)).toMatchObject({ isVerified: true, hasFailed: false });
  await add(25, "the disk is full");
  expect(await statusAfter(26)).toMatchObject({
    last: { date: expect.any(String), time: expect.any(String) },
    isVerified: true,
    hasFailed: true,
    isOverdue: false,
  });
  expect(await statusAfter(38)).toMatchObject({ isOverdue: true });
  await add(39);
  expect(await statusAfter(40)).toMatchObject({ hasFailed: false, isOverdue: false });
});
