import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listBackups, nameOf } from "#db/backup/collection";
import { readManifest } from "#db/backup/manifest";
import { writeBackup } from "#db/backup/write-backup";
import { useServerUrls } from "#db/testing/server-url";
import { findBackupState } from "~/server/backups/backups.queries.server";
import { openNightlyBackups } from "~/server/backups/nightly.server";
import { connect } from "#db/connect";
import { readSettings } from "~/server/settings/settings.server";

const servers = useServerUrls();
const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000);

let parent: string;
let collection: string;
let databaseUrl: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "mgzavri-nightly-"));
  collection = join(parent, "backups");
  databaseUrl = await servers.create();
});

afterEach(() => rm(parent, { recursive: true, force: true }));

/** Opens nightly backups of a site with an embedded cluster to verify them in. */
async function withBackups(
  work: (site: {
    check: (now: Date) => Promise<void>;
    state: () => ReturnType<typeof findBackupState>;
  }) => Promise<void>,
) {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: parent, BACKUP_DIR: collection };
  const settings = readSettings(env);
  const sql = connect(settings.database);
  const backups = openNightlyBackups(sql, settings);
  try {
    await work({ check: backups.check, state: () => findBackupState(sql) });
  } finally {
    await backups.close();
    await sql.end({ timeout: 5 });
  }
}

test("makes one backup a night, and deletes only outdated nightly ones", async () => {
  const target = { databaseUrl, dataDir: parent };
  const old = { collection, secret: "the secret", now: new Date("2020-03-01T23:00:00Z") };
  await mkdir(collection, { mode: 0o700 });
  const byHand = await writeBackup(target, old);
  const [first, ...days] = Array.from({ length: 20 }, (_, day) => new Date(Date.UTC(2020, 3, day)));
  const nightly = await writeBackup(target, { ...old, now: first!, isNightly: true });
  for (const day of days) {
    await cp(nightly.folder, join(collection, nameOf(day)), { recursive: true });
  }

  await withBackups(async ({ check, state }) => {
    await check(IN_A_WEEK);
    expect(await state()).toMatchObject({ last: expect.any(Date), hasFailed: false });
    const left = await listBackups(collection);
    expect(left).toContain(byHand.folder);
    // Of 7 days, whose last one was just made, 4 weeks and 2 months, some share a backup.
    expect(left.length).toBeLessThan(days.length);
    expect((await readManifest(left.at(-1)!)).isNightly).toBe(true);

    await check(new Date());
    expect(await listBackups(collection)).toEqual(left);
  });
}, 120_000);

test("a failed backup is recorded, and repeated an hour later at the earliest", async () => {
  await writeFile(collection, "a file in the place of the folder");
  await withBackups(async ({ check, state }) => {
    await check(IN_A_WEEK);
    expect(await state()).toMatchObject({ last: null, hasFailed: true });
    await rm(collection);
    await check(IN_A_WEEK);
    expect(await state()).toMatchObject({ last: null, hasFailed: true });
    expect(await readdir(parent)).not.toContain("backups");
  });
});
