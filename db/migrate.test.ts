import { afterEach, describe, expect, test } from "vitest";
import { migrations } from "./migrate";
import { seedCars } from "./seed/cars";
import { seedRates } from "./seed/rates";
import { seedReviews } from "./seed/review-texts";
import { useTestDatabase } from "./testing/test-database";

const database = useTestDatabase({ empty: true });

afterEach(async () => {
  await database.sql.unsafe("drop schema public cascade; create schema public");
});

async function appliedNames() {
  const rows = await database.sql<{ name: string }[]>`
    select name from migrations order by applied_at, name`;
  return rows.map((row) => row.name);
}

async function countRows() {
  const [row] = await database.sql`
    select (select count(*)::int from cars) as cars, (select count(*)::int from rate_tiers) as rates`;
  return row;
}

const ALL = { cars: seedCars.length, rates: seedRates.length };
const NAMES = migrations.map((migration) => migration.name);

test("migrations have ascending numbers, each its own", () => {
  for (const name of NAMES) expect(name).toMatch(/^\d{4}_[a-z_]+$/);
  const numbers = NAMES.map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(NAMES.length).toBeGreaterThan(0);
});

describe("migrating", () => {
  test("migrates an empty database in order and seeds it", async () => {
    await database.migrate();
    expect(await appliedNames()).toEqual(NAMES);
    expect(await countRows()).toEqual(ALL);
  });

  test("twice changes nothing", async () => {
    await database.migrate();
    const before = await database.sql`select * from migrations order by name`;
    await database.migrate();
    expect([...(await database.sql`select * from migrations order by name`)]).toEqual([...before]);
    expect(await countRows()).toEqual(ALL);
  });

  test("by several nodes at once runs each migration once", async () => {
    await Promise.all([database.migrate(), database.migrate(), database.migrate()]);
    expect(await appliedNames()).toEqual(NAMES);
    expect(await countRows()).toEqual(ALL);
  });

  test("runs only new migrations", async () => {
    await database.migrate();
    const fresh = { name: "9000_fresh", text: "create table fresh (id integer)" };
    await database.migrate([...migrations, fresh]);
    expect(await appliedNames()).toEqual([...NAMES, "9000_fresh"]);
    expect([...(await database.sql`select * from fresh`)]).toEqual([]);
  });

  test("does not change a fleet and rates that the operator has edited", async () => {
    const { sql } = database;
    await database.migrate();
    await sql`delete from cars where name <> 'Mazda 3'`;
    await sql`update cars set units = 9`;
    await sql`delete from rate_tiers where min_days > 1`;
    await database.migrate();
    expect(await countRows()).toEqual({ cars: 1, rates: 2 });
    expect([...(await sql`select name, units from cars`)]).toEqual([{ name: "Mazda 3", units: 9 }]);
  });
});

/** Runs the first migrations only, without the seed, which needs all of them. */
async function migrateFirst(count: number) {
  const { sql } = database;
  await sql`create table migrations (name text primary key, applied_at timestamptz default now())`;
  for (const { name, text } of migrations.slice(0, count)) {
    await sql.unsafe(text);
    await sql`insert into migrations (name) values (${name})`;
  }
}

/** As earlier releases stored cars. */
async function insertOldCars(names: string[]) {
  await database.sql`
    insert into cars (
      name, year, image, drive_type, transmission, engine, passengers, fuel_type, engine_size,
      fuel_consumption
    )
    select name, 2019, '/pictures/cars/suv.svg', 'AWD', 'Automatic', '2.5L', 5, 'Petrol', '2487 cc',
      '8.4 L/100 km'
    from unnest(${names}::text[]) with ordinality as given (name, position) order by position`;
}

test("replaces placeholder pictures by drawings and preserves other pictures", async () => {
  const { sql } = database;
  await migrateFirst(3);
  await insertOldCars(["Toyota RAV4", "Mazda 3", "Honda Insight Hybrid 2012"]);
  await sql`update cars set year = 2012 where name like 'Honda%'`;
  await sql`update cars set image = '/photos/mine.jpg' where name = 'Mazda 3'`;
  await database.migrate();
  const rows = await sql<{ name: string; image: string; trunk: string | null }[]>`
    select name, image, trunk_image as trunk from cars
    where name in ('Mazda 3', 'Toyota RAV4', 'Honda Insight Hybrid 2012') order by name`;
  expect([...rows]).toEqual([
    {
      name: "Honda Insight Hybrid 2012",
      image: "/pictures/cars/honda-insight-hybrid-2012/side.svg",
      trunk: "/pictures/cars/honda-insight-hybrid-2012/trunk.svg",
    },
    { name: "Mazda 3", image: "/photos/mine.jpg", trunk: null },
    {
      name: "Toyota RAV4",
      image: "/pictures/cars/toyota-rav4-2019/side.svg",
      trunk: "/pictures/cars/toyota-rav4-2019/trunk.svg",
    },
  ]);
});

describe("a database from before the texts", () => {
  const migrateOld = () => migrateFirst(NAMES.indexOf("0030_content"));

  test("keeps its announcement, and gets the reviews but no cars", async () => {
    const { sql } = database;
    await migrateOld();
    await insertOldCars(["Toyota RAV4"]);
    await sql`update cars set image = '/photos/own.jpg'`;
    await sql`insert into settings (name, value) values ('banner', '{"en": "Snow", "ka": "თოვლი"}')`;
    await database.migrate();
    await database.migrate();
    const [row] = await sql`
      select (select value from content where section = 'announcement') as announcement,
        (select count(*)::int from content where section = 'review') as reviews,
        (select array_agg(name || ' ' || is_example) from cars) as cars`;
    expect(row).toEqual({
      announcement: { announcementEn: "Snow", announcementKa: "თოვლი" },
      reviews: seedReviews.length,
      cars: ["Toyota RAV4 false"],
    });
  });

  test("shows the example's announcement if it had none", async () => {
    await migrateOld();
    await database.migrate();
    const rows = await database.sql`
      select section from content where section <> 'review' and value is null order by section`;
    const empty = ["about", "announcement", "claims", "insurance", "services"];
    expect(rows.map(({ section }) => section)).toEqual(empty);
  });
});

describe("the vehicles of an existing fleet", () => {
  test("are its units, without plates, in service since the first booking", async () => {
    const { sql } = database;
    await migrateFirst(14);
    await insertOldCars(["Toyota RAV4", "Mazda 3", "Kia Rio"]);
    await sql`update cars set units = 3 where name = 'Toyota RAV4'`;
    await sql`update cars set units = 0 where name = 'Kia Rio'`;
    await database.migrate();
    const rows = await sql`
      select cars.name, number, plate, vehicles.is_example as example, in_service_from as since
      from vehicles join cars on cars.id = car_id order by car_id, number`;
    const vehicle = (name: string, number: number) => ({
      name,
      number,
      plate: null,
      example: false,
      since: null,
    });
    expect([...rows]).toEqual([
      ...[1, 2, 3].map((number) => vehicle("Toyota RAV4", number)),
      vehicle("Mazda 3", 1),
    ]);
  });

  test("names that differ only by case, and long ones, stay usable", async () => {
    await migrateFirst(14);
    await insertOldCars(["Mazda 3", "MAZDA 3", "x".repeat(120)]);
    await database.migrate();
    const rows = await database.sql<{ name: string }[]>`select name from cars order by id`;
    expect(rows.map(({ name }) => name)).toEqual(["Mazda 3", "MAZDA 3 (2)", "x".repeat(100)]);
  });

  test("of a new database have made-up plates, as many as the seed's units", async () => {
    const { sql } = database;
    await database.migrate();
    const rows = await sql<{ name: string; plates: string[]; units: number }[]>`
      select cars.name, array_agg(plate order by number) as plates, bool_and(vehicles.is_example) as example
      from vehicles join cars on cars.id = car_id group by cars.id order by cars.id`;
    const total = seedCars.reduce((sum, { units }) => sum + units, 0);
    const plates = Array.from(
      { length: total },
      (_, index) => `AA-${String(index + 1).padStart(3, "0")}-MG`,
    );
    expect(rows.flatMap((row) => row.plates)).toEqual(plates);
    const units = new Map(seedCars.map((car) => [car.name, car.units]));
    for (const { name, ...row } of rows) {
      expect(row).toMatchObject({ example: true, plates: { length: units.get(name) } });
    }
  });
});

describe("a database with an unknown migration", () => {
  test("is rejected with its name and not changed", async () => {
    await database.migrate();
    await database.sql`insert into migrations (name) values ('9001_later')`;
    await database.sql`delete from cars`;
    await expect(database.migrate()).rejects.toThrow(/database is newer.*9001_later/);
    expect(await countRows()).toMatchObject({ cars: 0 });
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
    expect(await appliedNames()).toEqual([...NAMES, "9001_good"]);
  });

  test("does not block the next start once it is fixed", async () => {
    await expect(database.migrate([...migrations, broken])).rejects.toThrow("division by zero");
    await database.migrate([...migrations, { ...broken, text: "create table half (id integer)" }]);
    expect(await appliedNames()).toEqual([...NAMES, "9002_broken"]);
    expect(await countRows()).toEqual(ALL);
  });
});
