import { describe, expect, test, vi } from "vitest";
import { version } from "#package.json";
import { migrations } from "./migrate";
import { appliedNames, countSeeded, MIGRATION_NAMES, SEEDED } from "./testing/migration-state";
import { useTestDatabase } from "./testing/test-database";

const database = useTestDatabase({ perTest: true });

describe("migrating again", () => {
  test("changes nothing", async () => {
    const before = await database.sql`select * from migrations order by name`;
    await database.migrate();
    expect([...(await database.sql`select * from migrations order by name`)]).toEqual([...before]);
    expect(await countSeeded(database)).toEqual(SEEDED);
  });

  test("runs only new migrations", async () => {
    const fresh = { name: "9000_fresh", text: "create table fresh (id integer)" };
    await database.migrate([...migrations, fresh]);
    expect(await appliedNames(database)).toEqual([...MIGRATION_NAMES, "9000_fresh"]);
    expect([...(await database.sql`select * from fresh`)]).toEqual([]);
  });

  test("does not change a fleet and rates that the operator has edited", async () => {
    const { sql } = database;
    await sql`delete from cars where name <> 'Mazda 3'`;
    await sql`update cars set units = 9`;
    await sql`delete from rate_tiers where min_days > 1`;
    await database.migrate();
    expect(await countSeeded(database)).toEqual({ cars: 1, rates: 2 });
    expect([...(await sql`select name, units from cars`)]).toEqual([{ name: "Mazda 3", units: 9 }]);
  });
});

describe("a database with an unknown migration", () => {
  test("is rejected with its name and not changed", async () => {
    await database.sql`insert into migrations (name) values ('9001_later')`;
    await database.sql`delete from cars`;
    await expect(database.migrate()).rejects.toThrow(/database is newer.*9001_later/);
    expect(await countSeeded(database)).toMatchObject({ cars: 0 });
  });
});

describe("a database of later releases", () => {
  async function migrateLater(releases: string[]) {
    for (const [index, release] of releases.entries()) {
      await database.sql`
        insert into migrations (name, release) values (${`900${index}_later`}, ${release})`;
    }
  }

  test("of the next release is used, with a warning", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await migrateLater(["9.0.0", "9.0.0"]);
    await database.migrate();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `the database belongs to release 9.0.0, this is ${version}: upgrade this node`,
    );
    warn.mockRestore();
  });

  test("of the one after the next is rejected", async () => {
    await migrateLater(["9.0.0", "9.1.0"]);
    await expect(database.migrate()).rejects.toThrow(/newer.*9000_later, 9001_later/);
  });

  test("of the next release is rejected while it lacks migrations of this one", async () => {
    await migrateLater(["9.0.0"]);
    const own = { name: "9003_own", text: "create table own (id integer)" };
    await expect(database.migrate([...migrations, own])).rejects.toThrow(/newer/);
  });

  test("migrations that another build of this release ran are rejected", async () => {
    await migrateLater([version]);
    await expect(database.migrate()).rejects.toThrow(/newer/);
  });
});

describe("a migration that fails", () => {
  const broken = {
    name: "9002_broken",
    text: "create table half (id integer); insert into half values (1); select 1 / 0;",
  };

  const unrecorded = {
    name: "9002_broken",
    text: "create table half (id integer); insert into migrations (name) values ('9002_broken');",
  };

  test.each([
    ["by itself", broken, "division by zero"],
    ["because it can't be recorded", unrecorded, "migrations_pkey"],
  ])("%s is rolled back, and earlier ones stay", async (_, failing, fault) => {
    const good = { name: "9001_good", text: "create table good (id integer)" };
    const last = { name: "9003_last", text: "create table last (id integer)" };
    const known = [...migrations, good, failing, last];
    await expect(database.migrate(known)).rejects.toThrow(fault);
    const tables = await database.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_name in ('half', 'good', 'last')`;
    expect(tables.map((table) => table.name)).toEqual(["good"]);
    expect(await appliedNames(database)).toEqual([...MIGRATION_NAMES, "9001_good"]);
  });

  test("does not block the next start once it is fixed", async () => {
    await expect(database.migrate([...migrations, broken])).rejects.toThrow("division by zero");
    await database.migrate([...migrations, { ...broken, text: "create table half (id integer)" }]);
    expect(await appliedNames(database)).toEqual([...MIGRATION_NAMES, "9002_broken"]);
    expect(await countSeeded(database)).toEqual(SEEDED);
  });
});
