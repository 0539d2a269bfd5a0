import { cp, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkBackup } from "./check-backup";
import { manifestPath, photoPath, tablePath } from "./manifest";
import { restoreBackup } from "./restore";
import { HASH, useBackup } from "./testing/use-backup";

const backup = useBackup();

/** A copy of the backup to damage. */
async function copyOfBackup() {
  const copy = join(await mkdtemp(join(backup.parent, "copy-")), "copy");
  await cp(backup.folder, copy, { recursive: true });
  return copy;
}

async function changeManifest(path: string, change: object) {
  const text = await readFile(manifestPath(path), "utf8");
  await writeFile(manifestPath(path), JSON.stringify({ ...JSON.parse(text), ...change }));
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
    [
      "a manifest cut short",
      (copy) => truncate(manifestPath(copy), 50),
      "manifest.json is cut short",
    ],
    ["no manifest", (copy) => rm(manifestPath(copy)), "has no complete backup"],
    ["no secret", (copy) => rm(join(copy, "secret")), "secret is missing"],
    [
      "a newer format",
      (copy) => changeManifest(copy, { format: 2 }),
      "was made by a newer version",
    ],
    [
      "a newer schema",
      (copy) =>
        changeManifest(copy, { migrations: ["0001_fleet", "9999_future"], release: "9.0.0" }),
      "was made by a newer version (9.0.0, with 9999_future)",
    ],
  ])("%s", async (_, damage, message) => {
    const copy = await copyOfBackup();
    await damage(copy);
    await expect(checkBackup(copy)).rejects.toThrow(message);
  });
});

test.each<[string, object, RegExp]>([
  ["a missing row", { rows: 29 }, /^cars has 28 rows, the backup has 29$/],
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
