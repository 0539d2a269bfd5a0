import { cp, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkBackup } from "./check-backup";
import { manifestPath, photoPath, readManifest, tablePath, writeManifest } from "./manifest";
import { restoreBackup } from "./restore";
import { HASH, SECRET, useBackup } from "./testing/use-backup";

const backup = useBackup();

/** Copies the backup, to damage the copy. */
async function copyOfBackup() {
  const copy = join(await mkdtemp(join(backup.parent, "copy-")), "copy");
  await cp(backup.folder, copy, { recursive: true });
  return copy;
}

/** Writes another manifest, with the right checksum. */
async function changeManifest(path: string, change: object) {
  await writeManifest(path, { ...(await readManifest(path)), ...change });
}

async function addStatement(copy: string) {
  const { tables } = await readManifest(copy);
  const bound = "FOR VALUES FROM ('2030-01-01') TO ('2031-01-01'); drop table settings";
  const [first] = tables;
  await changeManifest(copy, { tables: [{ ...first, partition: { of: "visits", bound } }] });
}

async function replaceIn(path: string, from: RegExp, to: string) {
  const text = await readFile(path, "utf8");
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
}

async function refuses(_: string, damage: (copy: string) => Promise<unknown>, message: string) {
  const copy = await copyOfBackup();
  await damage(copy);
  await expect(checkBackup(copy)).rejects.toThrow(message);
}

describe("a damaged or newer backup is refused:", () => {
  test.each<[string, (copy: string) => Promise<unknown>, string]>([
    [
      "a table cut short",
      (copy) => truncate(tablePath(copy, "cars"), 20),
      "tables/cars.copy.gz is cut short",
    ],
    [
      "a changed table",
      (copy) => cp(tablePath(copy, "content"), tablePath(copy, "extras")),
      "tables/extras.copy.gz was changed",
    ],
    ["a missing table", (copy) => rm(tablePath(copy, "cars")), "tables/cars.copy.gz is missing"],
    [
      "a photo cut short",
      (copy) => writeFile(photoPath(copy, HASH), "the bytes"),
      `photos/${HASH}.jpg is cut short`,
    ],
    ["a missing photo", (copy) => rm(photoPath(copy, HASH)), `photos/${HASH}.jpg is missing`],
    ["no manifest", (copy) => rm(manifestPath(copy)), "has no complete backup"],
    ["no secret", (copy) => rm(join(copy, "secret")), "secret is missing"],
    [
      "another secret",
      (copy) => writeFile(join(copy, "secret"), SECRET.replace("links", "lynx!")),
      "secret was changed",
    ],
    ["a longer secret", (copy) => writeFile(join(copy, "secret"), `${SECRET}\n`), "was changed"],
    ["a secret cut short", (copy) => truncate(join(copy, "secret"), 5), "secret is cut short"],
    ["an empty secret", (copy) => truncate(join(copy, "secret")), "secret is cut short"],
    [
      "a newer format",
      (copy) => changeManifest(copy, { format: 3 }),
      "was made by a newer version",
    ],
    ["a statement in place of a bound", addStatement, "manifest.json is incomplete"],
    [
      "a newer schema",
      (copy) =>
        changeManifest(copy, { migrations: ["0001_fleet", "9999_future"], release: "9.0.0" }),
      "was made by a newer version (9.0.0, with 9999_future)",
    ],
  ])("%s", refuses);
});

describe("a backup with a damaged manifest is refused:", () => {
  test.each<[string, (copy: string) => Promise<unknown>, string]>([
    [
      "a manifest cut short",
      (copy) => truncate(manifestPath(copy), 50),
      "manifest.json is cut short",
    ],
    [
      "a manifest with another number",
      (copy) => replaceIn(manifestPath(copy), /"value": \d/, '"value": 9'),
      "manifest.json was changed",
    ],
    [
      "a manifest of a format without checksum",
      (copy) => replaceIn(manifestPath(copy), /"format": \d/, '"format": 1'),
      "manifest.json was changed",
    ],
    [
      "a changed checksum",
      (copy) => writeFile(join(copy, "manifest.sha256"), "0  manifest.json\n"),
      "manifest.json was changed",
    ],
    [
      "a missing checksum",
      (copy) => rm(join(copy, "manifest.sha256")),
      "manifest.sha256 is missing",
    ],
  ])("%s", refuses);
});

describe("a backup of the first format, without checksum of its secret,", () => {
  async function oldBackup() {
    const copy = await copyOfBackup();
    const { secret: _, photos, damagedPhotos: __, ...manifest } = await readManifest(copy);
    const old = { ...manifest, format: 1, photos: photos.map(({ hash }) => hash) };
    await writeFile(manifestPath(copy), JSON.stringify(old));
    await rm(join(copy, "manifest.sha256"));
    return copy;
  }

  test("is restored", async () => {
    const checked = await checkBackup(await oldBackup());
    expect(checked).toMatchObject({ secret: SECRET, isSecretChecked: false });
    expect(await checkBackup(backup.folder)).toMatchObject({ isSecretChecked: true });
    const empty = await backup.servers.create({ empty: true });
    await restoreBackup(backup.target(empty), checked);
    const [photo] = await backup.inDatabase(empty, (sql) => sql`select hash from photo_files`);
    expect(photo?.hash).toBe(HASH);
  });

  test.each<[string, (copy: string) => Promise<unknown>, string]>([
    ["a secret", (copy) => truncate(join(copy, "secret")), "secret is missing"],
    ["a whole photo", (copy) => truncate(photoPath(copy, HASH), 3), "was changed"],
  ])("is refused without %s", async (_, damage, message) => {
    const copy = await oldBackup();
    await damage(copy);
    await expect(checkBackup(copy)).rejects.toThrow(message);
  });
});

test.each<[string, object, RegExp]>([
  ["a missing row", { rows: 29 }, /^cars has 28 rows, but the backup has 29$/],
  ["a row that the schema refuses", { columns: ["year"] }, /extra data|invalid input|violates/],
])("%s fails the restore and leaves the database empty", async (_, change, message) => {
  const empty = await backup.servers.create({ empty: true });
  const { manifest, ...checked } = await checkBackup(backup.folder);
  const tables = manifest.tables.map((it) => (it.name === "cars" ? { ...it, ...change } : it));
  const restore = restoreBackup(backup.target(empty), {
    ...checked,
    manifest: { ...manifest, tables },
  });
  await expect(restore).rejects.toThrow(message);
  const left = await backup.inDatabase(
    empty,
    (sql) => sql`select from pg_class where relname = 'cars'`,
  );
  expect(left).toHaveLength(0);
});
