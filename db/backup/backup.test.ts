/** @module-tag slow */
import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "#package.json";
import { serverUrl } from "../testing/test-server";
import { checkBackup, findBackup } from "./check-backup";
import { listBackups } from "./collection";
import { photoPath, readManifest } from "./manifest";
import { removeUnusedPhotos } from "./photos";
import { restoreBackup } from "./restore";
import { HASH, NIGHT, PHOTO, SECRET, useBackup } from "./testing/use-backup";
import { verifyBackup } from "./verify";
import { writeBackup } from "./write-backup";

const backup = useBackup();

test("a restore into an empty database has every row, the photos and the secret", async () => {
  const empty = await backup.servers.create({ empty: true });
  await restoreBackup(backup.target(empty), await checkBackup(backup.folder));
  const [before, after] = [await backup.rowsOf(backup.databaseUrl), await backup.rowsOf(empty)];
  const { settings, fleet_version: raised, ...rest } = after;
  const { settings: _, fleet_version: earlier, ...expected } = before;
  expect(rest).toEqual(expected);
  // The secret is a new setting, after which pages are rendered anew.
  expect(raised).not.toEqual(earlier);
  expect(settings).toEqual(
    expect.arrayContaining([
      ...(before.settings as object[]),
      { name: "session_secret", value: SECRET },
    ]),
  );
  const [found] = await backup.inDatabase(empty, (sql) => sql`select bytes from photo_files`);
  expect(found?.bytes).toEqual(PHOTO);
});

test("the restored schema is the original one, and its sequences continue", async () => {
  const empty = await backup.servers.create({ empty: true });
  await restoreBackup(backup.target(empty), await checkBackup(backup.folder));
  const schema = (url: string) =>
    backup.inDatabase(url, async (sql) => ({
      keys: [
        ...(await sql`
        select conname, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
        where connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`),
      ],
      triggers: [
        ...(await sql`
        select tgname, tgenabled from pg_trigger where not tgisinternal order by tgrelid::regclass::text, tgname`),
      ],
      columns: [
        ...(await sql`
        select attrelid::regclass::text as table, attname, attnotnull from pg_attribute
        join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
        order by 1, 2`),
      ],
      sequences: [...(await sql`select sequencename, last_value from pg_sequences order by 1`)],
    }));
  expect(await schema(empty)).toEqual(await schema(backup.databaseUrl));
});

test("is verified in a spare database, which leaves nothing behind", async () => {
  const before = await readdir(backup.parent);
  expect(await verifyBackup(backup.folder, backup.parent)).toBe(true);
  expect(await readdir(backup.parent)).toEqual(before);
});

test("is private, names its version, and the last one of a backup.folder is found", async () => {
  expect((await stat(backup.folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(backup.folder, "secret"))).mode & 0o777).toBe(0o600);
  expect(await readManifest(backup.folder)).toMatchObject({
    release: version,
    startedAt: NIGHT.toISOString(),
  });
  expect(await findBackup(backup.collection)).toBe((await listBackups(backup.collection)).at(-1));
  expect(await findBackup(backup.folder)).toBe(backup.folder);
});

test("photos are stored once for all backups, until none has them", async () => {
  const now = new Date("2026-03-02T23:00:00Z");
  const second = await writeBackup(backup.target(backup.databaseUrl), {
    collection: backup.collection,
    secret: SECRET,
    now,
  });
  const shared = await stat(photoPath(backup.collection, HASH));
  expect(shared.nlink).toBe(3);
  await rm(second.folder, { recursive: true });
  await removeUnusedPhotos(backup.collection);
  expect((await stat(photoPath(backup.folder, HASH))).nlink).toBe(2);
});

test("one backup at a time", async () => {
  const options = { collection: join(backup.parent, "twice"), secret: SECRET };
  const results = await Promise.allSettled([
    writeBackup(backup.target(backup.databaseUrl), {
      ...options,
      now: new Date("2026-03-03T01:00:00Z"),
    }),
    writeBackup(backup.target(backup.databaseUrl), {
      ...options,
      now: new Date("2026-03-03T02:00:00Z"),
    }),
  ]);
  const failed = results.flatMap((it) => (it.status === "rejected" ? [String(it.reason)] : []));
  expect(failed).toEqual(["Error: another backup is running"]);
  expect(await readdir(join(backup.parent, "twice"))).toHaveLength(2);
});

test("a backup.folder with backups of another site is refused", async () => {
  const other = await backup.servers.create();
  const written = writeBackup(backup.target(other), {
    collection: backup.collection,
    secret: SECRET,
  });
  await expect(written).rejects.toThrow(`${backup.collection} has backups of another site`);
});

// Node's own recursive `mkdir` would never return there.
test("a folder that can't be made is refused", { skip: !existsSync("/proc/self") }, async () => {
  const written = writeBackup(backup.target(backup.databaseUrl), {
    collection: "/proc/x/y",
    secret: SECRET,
  });
  await expect(written).rejects.toThrow("ENOENT");
});

test("a restore never overwrites a database", async () => {
  const before = await backup.rowsOf(backup.databaseUrl);
  const restore = restoreBackup(
    backup.target(backup.databaseUrl),
    await checkBackup(backup.folder),
  );
  await expect(restore).rejects.toThrow("the database is not empty (it has availability_versions");
  expect(await backup.rowsOf(backup.databaseUrl)).toEqual(before);
});

test("the role of the site alone is refused, with the setting that is missing", async () => {
  const databaseUrl = await serverUrl(new URL(backup.databaseUrl).pathname.slice(1), "app");
  const collection = join(backup.parent, "refused");
  const written = writeBackup(backup.target(databaseUrl), { collection, secret: SECRET });
  await expect(written).rejects.toThrow(
    /^DATABASE_URL: its role may not read all tables .* set MIGRATION_DATABASE_URL to their owner$/,
  );
  expect(await listBackups(collection)).toEqual([]);
});
