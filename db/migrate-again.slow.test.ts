import { describe, expect, test, vi } from "vitest";
import { version } from "#package.json";
import { migrations } from "./migrations";
import { compareReleases } from "./release";
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

  test("does not change a fleet and rates that the company has edited", async () => {
    const { sql } = database;
    await sql`delete from cars where name <> 'Mazda 3'`;
    await sql`update cars set passengers = 9`;
    await sql`delete from rate_tiers where min_days > 1`;
    await database.migrate();
    expect(await countSeeded(database)).toEqual({ cars: 1, rates: 2 });
    expect([...(await sql`select name, passengers from cars`)]).toEqual([
      { name: "Mazda 3", passengers: 9 },
    ]);
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
  const later = { name: "9001_later", text: "create table later (id integer)" };

  async function recordLater(rows: { release: string; oldest: string | null }[]) {
    await database.sql`alter table migrations add column if not exists oldest_node text`;
    for (const [index, { release, oldest }] of rows.entries()) {
      await database.sql`
        insert into migrations (name, release, oldest_node)
        values (${`900${index}_later`}, ${release}, ${oldest})`;
    }
  }

  test.each([
    ["the next one", ["9.0.0", "9.0.0"], "0.2.0"],
    ["several, which exclude only older ones", ["9.0.0", "9.1.0", "10.0.0"], version],
    ["another build of this one", [version], "0.1.0"],
  ])("is used, with a warning: %s", async (_, releases, oldest) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await recordLater(releases.map((release) => ({ release, oldest })));
    await database.migrate();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `the database was migrated by release ${releases.at(-1)}, but this is ${version}: update this node`,
    );
    warn.mockRestore();
  });

  test.each([
    ["excludes this one", [{ release: "9.0.0", oldest: "9.0.0" }]],
    ["excludes it by numbers, not by letters", [{ release: "10.0.0", oldest: "0.10.0" }]],
    [
      "excludes it by one of several migrations",
      [
        { release: "9.0.0", oldest: "9.0.0" },
        { release: "9.1.0", oldest: "0.2.0" },
      ],
    ],
    ["does not say which ones may go on", [{ release: "9.0.0", oldest: null }]],
  ])("is rejected with its migrations where it %s", async (_, rows) => {
    await recordLater(rows);
    const names = rows.map((_row, index) => `900${index}_later`).join(", ");
    await expect(database.migrate()).rejects.toThrow(`newer than this code (it has ${names})`);
  });

  test("is rejected while it lacks migrations of this one", async () => {
    await recordLater([{ release: "9.0.0", oldest: "0.2.0" }]);
    const own = { name: "9003_own", text: "create table own (id integer)" };
    await expect(database.migrate([...migrations, own])).rejects.toThrow(/newer/);
  });

  test("records with each migration its release, and the oldest that may go on", async () => {
    await database.migrate([...migrations, later]);
    const [row] = await database.sql<{ release: string; oldest: string }[]>`
      select release, oldest_node as oldest from migrations where name = ${later.name}`;
    expect(row!.release).toBe(version);
    expect(compareReleases(row!.oldest, version)).toBeLessThanOrEqual(0);
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await database.migrate();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
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
