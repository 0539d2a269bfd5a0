import { describe, expect, test } from "vitest";
import { migrations } from "./migrations";
import { appliedNames, countSeeded, MIGRATION_NAMES, SEEDED } from "./testing/migration-state";
import { useUnmigratedDatabase } from "./testing/unmigrated-database";

const { database } = useUnmigratedDatabase();

test("migrations have ascending numbers, each its own", () => {
  for (const name of MIGRATION_NAMES) expect(name).toMatch(/^\d{4}_[a-z_]+$/);
  const numbers = MIGRATION_NAMES.map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(MIGRATION_NAMES.length).toBeGreaterThan(0);
});

describe("migrating", () => {
  test("migrates an empty database in order and seeds it", async () => {
    await database.migrate();
    expect(await appliedNames(database)).toEqual(MIGRATION_NAMES);
    expect(await countSeeded(database)).toEqual(SEEDED);
  });

  test("by several nodes at once runs each migration once", { tags: "slow" }, async () => {
    await Promise.all([database.migrate(), database.migrate(), database.migrate()]);
    expect(await appliedNames(database)).toEqual(MIGRATION_NAMES);
    expect(await countSeeded(database)).toEqual(SEEDED);
  });

  test(
    "stops before the next migration once its signal is aborted, and goes on later",
    { tags: "slow" },
    async () => {
      await expect(database.migrate(migrations, AbortSignal.abort())).rejects.toThrow("aborted");
      expect(await appliedNames(database)).toEqual([]);
      await database.migrate();
      expect(await countSeeded(database)).toEqual(SEEDED);
    },
  );
});

test("a function that is gone is there again after the next start", { tags: "slow" }, async () => {
  const { sql } = database;
  await database.migrate();
  await sql`drop function short_gaps`;
  await database.migrate();
  expect(await sql`select from pg_proc where proname = 'short_gaps'`).toHaveLength(1);
});

test("a database of another program is refused and stays as it is", async () => {
  await database.sql`create table invoices (id integer)`;
  await expect(database.migrate()).rejects.toThrow(
    "the database has tables of another program (invoices): create an empty database for the site",
  );
  expect(await database.sql`select from pg_class where relname = 'migrations'`).toHaveLength(0);
});

test("a full disk is named with its remedy, and the database stays as it is", async () => {
  const full =
    "do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$";
  const known = [...migrations, { name: "9999_full", text: full }];
  await expect(database.migrate(known)).rejects.toThrow(
    /^the disk of the database is full \(.*No space left on device\): free some space, and start again/,
  );
  expect(await appliedNames(database)).toEqual(MIGRATION_NAMES);
});
