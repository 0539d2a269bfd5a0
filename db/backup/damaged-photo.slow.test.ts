import { cp, link, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { checkBackup } from "./check-backup";
import { hashOf, photoPath, readManifest } from "./manifest";
import { restoreBackup } from "./restore";
import { HASH, PHOTO, SECRET, useBackup } from "./testing/use-backup";
import { writeBackup } from "./write-backup";

const backup = useBackup();
const CHANGED = Buffer.from(PHOTO.map((byte, at) => (at === 3 ? byte ^ 1 : byte)));

let collection: string;
let first: string;
let nights = 0;

/** Backs up the database of the fixture into a folder of its own. */
function write(databaseUrl = backup.databaseUrl) {
  nights += 1;
  const now = new Date(Date.UTC(2026, 4, nights));
  return writeBackup(backup.target(databaseUrl), { collection, secret: SECRET, now });
}

beforeEach(async () => {
  collection = join(await mkdtemp(join(backup.parent, "photos-")), "backups");
  ({ folder: first } = await write());
});

/** Overwrites a page with photos on the disk, which the server then reads anew. */
async function damageStoredPhotos(databaseUrl: string) {
  const file = await backup.inDatabase(databaseUrl, async (sql) => {
    const [row] = await sql<[{ path: string }]>`
      select current_setting('data_directory') || '/' || pg_relation_filepath(reltoastrelid) as path
      from pg_class where relname = 'photo_files'`;
    await sql`checkpoint`;
    await sql`create extension if not exists pg_buffercache`;
    await sql`
      select pg_buffercache_evict(bufferid) from pg_buffercache
      where relfilenode = pg_relation_filenode(
        (select reltoastrelid from pg_class where relname = 'photo_files')
      ) and reldatabase = (select oid from pg_database where datname = current_database())`;
    return row.path;
  });
  const pages = await readFile(file);
  await writeFile(file, pages.fill("damaged", 4_000, 4_100), { flag: "r+" });
}

const shared = () => photoPath(collection, HASH);

describe("a shared photo is written again into all backups that share it, if it", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["was changed", () => writeFile(shared(), CHANGED)],
    ["was cut short", () => truncate(shared(), 4)],
    ["is longer", () => writeFile(shared(), Buffer.concat([PHOTO, PHOTO]))],
  ])("%s", async (_, damage) => {
    await damage();
    await expect(checkBackup(first)).rejects.toThrow("is damaged");
    const { folder } = await write();
    for (const each of [folder, first]) {
      expect(await readFile(photoPath(each, HASH))).toEqual(PHOTO);
      expect(await checkBackup(each)).toMatchObject({ damagedPhotos: [] });
    }
  });

  test("is missing, into the next one", async () => {
    await rm(shared());
    const { folder } = await write();
    expect(await checkBackup(folder)).toMatchObject({ damagedPhotos: [] });
  });
});

describe("a damaged photo is refused with the shared file and what to do, if it", () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ["was changed", () => writeFile(shared(), CHANGED), "was changed"],
    ["was cut short", () => truncate(shared(), 4), "is cut short (4 of 20 bytes)"],
    ["is missing", () => rm(photoPath(first, HASH)), "is missing"],
  ])("%s", async (_, damage, words) => {
    await damage();
    const checked = checkBackup(first);
    await expect(checked).rejects.toThrow(`${first} is damaged: photos/${HASH}.jpg ${words}.`);
    await expect(checked).rejects.toThrow(shared());
    await expect(checked).rejects.toThrow("--without-damaged-photos");
  });
});

describe("without damaged photos", () => {
  test("everything else is restored, and the models that lost one are named", async () => {
    await writeFile(shared(), CHANGED);
    const checked = await checkBackup(first, { withoutDamagedPhotos: true });
    expect(checked.damagedPhotos).toEqual([HASH]);
    const empty = await backup.servers.create({ empty: true });
    const { lostPhotos } = await restoreBackup(backup.target(empty), checked);
    const [before, after] = [await backup.rowsOf(backup.databaseUrl), await backup.rowsOf(empty)];
    expect(after).toMatchObject({ photos: [], photo_files: [], cars: before.cars });
    expect(before.photos).toHaveLength(1);
    const [car] = await backup.inDatabase(empty, (sql) => sql`select name from cars order by id`);
    expect(lostPhotos).toEqual([{ hash: HASH, car: car?.name }]);
  });

  test("a damaged table is refused all the same", async () => {
    await writeFile(join(first, "tables", "cars.copy.gz"), "");
    const checked = checkBackup(first, { withoutDamagedPhotos: true });
    await expect(checked).rejects.toThrow("tables/cars.copy.gz is cut short");
  });

  test("a photo that another one has replaced leaves no reference", async () => {
    const databaseUrl = await backup.servers.create();
    const newer = Buffer.from("a newer photo");
    const hash = hashOf(newer).slice(0, 32);
    await backup.inDatabase(databaseUrl, async (sql) => {
      await sql`
        insert into photo_files (hash, bytes, width, height)
        values (${HASH}, ${PHOTO}, 4, 3), (${hash}, ${newer}, 4, 3)`;
      await sql`
        insert into photos (id, car_id, hash, upload_hash, view, position, alt)
        select 2, min(id), ${hash}, 'new', 'main', 1, '{"en": "A car", "ka": "მანქანა"}' from cars`;
      await sql`
        insert into photos (id, car_id, hash, upload_hash, view, position, alt, removed_at, replaced_by)
        select 1, min(id), ${HASH}, 'old', 'more', 1, '{}', now(), 2 from cars`;
    });
    collection = join(await mkdtemp(join(backup.parent, "photos-")), "backups");
    const { folder } = await write(databaseUrl);
    await truncate(photoPath(folder, hash), 1);
    const empty = await backup.servers.create({ empty: true });
    const checked = await checkBackup(folder, { withoutDamagedPhotos: true });
    await restoreBackup(backup.target(empty), checked);
    const photos = await backup.inDatabase(empty, (sql) => sql`select id, replaced_by from photos`);
    expect([...photos]).toEqual([{ id: 1, replaced_by: null }]);
  });
});

describe("a photo that is damaged in the database", () => {
  test("does not end the backup, which is restored without it", async () => {
    const databaseUrl = await backup.servers.create();
    await backup.inDatabase(databaseUrl, async (sql) => {
      await sql`
        insert into photo_files (hash, bytes, width, height) values (${HASH}, ${CHANGED}, 4, 3)`;
      await sql`
        insert into photos (car_id, hash, upload_hash, view, position, alt)
        select min(id), ${HASH}, 'sent', 'more', 1, '{}' from cars`;
    });
    collection = join(await mkdtemp(join(backup.parent, "photos-")), "backups");
    const { folder, manifest } = await write(databaseUrl);
    expect(manifest).toMatchObject({ photos: [], damagedPhotos: [HASH] });
    const empty = await backup.servers.create({ empty: true });
    const { lostPhotos } = await restoreBackup(backup.target(empty), await checkBackup(folder));
    expect(lostPhotos).toMatchObject([{ hash: HASH }]);
    const files = await backup.inDatabase(empty, (sql) => sql`select hash from photo_files`);
    expect([...files]).toEqual([]);
  });

  test("does not end it if the disk has damaged the database's own pages", async () => {
    const bytes = Buffer.alloc(20_000, "a large photo");
    const hash = hashOf(bytes).slice(0, 32);
    const databaseUrl = await backup.servers.create();
    await backup.inDatabase(databaseUrl, async (sql) => {
      await sql`
        insert into photo_files (hash, bytes, width, height) values (${hash}, ${bytes}, 4, 3)`;
    });
    await damageStoredPhotos(databaseUrl);
    collection = join(await mkdtemp(join(backup.parent, "photos-")), "backups");
    const { manifest } = await write(databaseUrl);
    expect(manifest).toMatchObject({ photos: [], damagedPhotos: [hash] });
    expect(manifest.tables.find(({ name }) => name === "photo_files")?.rows).toBe(1);
  });

  test("is linked from the shared folder, where an earlier backup has it whole", async () => {
    const bytes = Buffer.from("an intact photo");
    const hash = hashOf(bytes).slice(0, 32);
    const databaseUrl = await backup.servers.create();
    await backup.inDatabase(databaseUrl, async (sql) => {
      await sql`
        insert into photo_files (hash, bytes, width, height) values (${hash}, ${CHANGED}, 4, 3)`;
    });
    const parent = await mkdtemp(join(backup.parent, "photos-"));
    collection = join(parent, "backups");
    await mkdir(join(collection, "photos"), { recursive: true });
    await writeFile(photoPath(collection, hash), bytes);
    const { folder, manifest } = await write(databaseUrl);
    expect(manifest).toMatchObject({
      photos: [{ hash, bytes: bytes.length }],
      damagedPhotos: [],
    });
    expect(await readFile(photoPath(folder, hash))).toEqual(bytes);
  });
});

test("a backup that was copied without its links is whole, and its photos are checked", async () => {
  const copy = join(await mkdtemp(join(backup.parent, "copied-")), "copy");
  await cp(first, copy, { recursive: true });
  expect(await checkBackup(copy)).toMatchObject({ damagedPhotos: [] });
  await rm(photoPath(copy, HASH));
  await link(shared(), photoPath(copy, HASH));
  expect((await readManifest(copy)).photos).toEqual([{ hash: HASH, bytes: PHOTO.length }]);
});
