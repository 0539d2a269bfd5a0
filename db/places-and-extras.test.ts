/** @module-tag slow */
import { afterEach, expect, test } from "vitest";
import {
  findPriceTable,
  listPriceChanges,
  undoPriceChange,
} from "~/catalog/pricing/price-tables.queries.server";
import { EXAMPLE_EXTRAS } from "~/catalog/pricing/testing/example-extras";
import { migrateBefore } from "./testing/migrate-before";
import { useTestDatabase } from "./testing/test-database";

const NAME = "0009_places_and_extras";
const database = useTestDatabase({ empty: true });
const [SEAT, RACK] = EXAMPLE_EXTRAS;
const WIFI = { name: { en: "Wi-Fi", ka: "ინტერნეტი" }, price: 5, perDay: true, max: 2 };
const BATUMI = { name: { en: "Batumi", ka: "ბათუმი" }, fee: 200, minDays: 1 };
const LARI = { currency: "GEL", rate: 2.7 };

afterEach(async () => {
  await database.sql.unsafe("drop schema public cascade; create schema public");
});

/** Migrates up to the migration, without the seed, inserts rows as they were before it, and runs it. */
async function migrateWith(rows: string) {
  await migrateBefore(database.sql, NAME);
  await database.sql.unsafe(rows);
  await database.migrate();
}

const tableOf = async (subject: "places" | "extras") =>
  (await findPriceTable(database.sql, subject)).table;

test("a new site has the places and extras of the specification", async () => {
  await database.migrate();
  expect((await tableOf("places")).map(({ slug }) => slug)).toEqual([
    "tbilisi",
    "tbilisi-airport",
    "kutaisi-airport",
    "batumi",
  ]);
  expect(await tableOf("extras")).toEqual(EXAMPLE_EXTRAS);
});

test("places keep their slugs, and others get one of their own from their English name", async () => {
  await migrateWith(`
    update places set name_en = 'Kutaisi (KUT)' where slug = 'kutaisi-airport';
    insert into places (name_en, name_ka, fee, position) values
      ('Kutaisi Airport', 'აეროპორტი', 1, 5), ('Gori, centre', 'გორი', 2, 6),
      ('Górí / Centre', 'გორი 2', 3, 7), ('სიღნაღი', 'სიღნაღი', 4, 8), ('gori-centre-3', 'გორი 3', 5, 9)`);
  const places = await tableOf("places");
  expect(places.map(({ slug, name }) => [slug, name.en])).toEqual([
    ["tbilisi", "Tbilisi"],
    ["tbilisi-airport", "Tbilisi Airport"],
    ["kutaisi-airport", "Kutaisi (KUT)"],
    ["batumi", "Batumi"],
    ["kutaisi-airport-2", "Kutaisi Airport"],
    ["gori-centre", "Gori, centre"],
    ["gori-centre-2", "Górí / Centre"],
    ["place", "სიღნაღი"],
    ["gori-centre-3", "gori-centre-3"],
  ]);
  expect(places[5]).toMatchObject({ name: { ka: "გორი" }, fee: 2, minDays: 1, gapMinutes: 0 });
  const [gap] = await database.sql`
    update places set gap_minutes = 30 where slug = 'gori-centre'
    returning gap_of('Gori, centre') as before`;
  expect(gap).toEqual({ before: 0 });
  const [{ gap: after } = { gap: null }] = await database.sql`select gap_of('Gori, centre') as gap`;
  expect(after).toBe(30);
});

test("a site without places still has none", async () => {
  await migrateWith("delete from places");
  expect(await tableOf("places")).toEqual([]);
});

test("child seats and ski racks have their prices of the main currency, before the company's extras", async () => {
  await migrateWith(`
    insert into settings (name, value) values
      ('mainCurrency', '{"currency": "GEL", "rate": 2.7, "extras": {"childSeat": 54, "skiRack": 67.5}}');
    insert into extras (name_en, name_ka, price, per_day, max_quantity, position) values
      ('Child seat', 'სავარძელი', 7.5, true, 3, 1), ('Wi-Fi', 'ინტერნეტი', 5, true, 2, 2)`);
  expect(await tableOf("extras")).toEqual([
    { ...SEAT, name: { ...SEAT.name, en: "Child seat 2" }, price: 54 },
    { ...RACK, price: 67.5 },
    {
      slug: "child-seat-2",
      name: { en: "Child seat", ka: "სავარძელი" },
      price: 7.5,
      perDay: true,
      max: 3,
      isOffered: true,
    },
    { slug: "wi-fi", ...WIFI, isOffered: true },
  ]);
  const [main] = await database.sql`select value from settings where name = 'mainCurrency'`;
  expect(main?.value).toEqual(LARI);
});

const json = (value: unknown) => `'${JSON.stringify(value)}'`;

/** Returns the statement that records a change as the last one of its table. */
const change = (subject: string, before: unknown, after: unknown) => `
  with change as (
    insert into price_changes (subject, actor, before, after)
    values ('${subject}', 'nino', ${json(before)}, ${json(after)}) returning id
  )
  update price_versions set version = change.id from change
  where subject = '${subject}'${subject === "currency" ? " or subject <> 'places'" : ""};`;

async function undoLast() {
  const [last] = await listPriceChanges(database.sql, 1);
  expect(last).toMatchObject({ isLast: true });
  expect(await undoPriceChange(database.sql, last!.id, "gio")).toBe(true);
  return last!;
}

test("a change of places from before, without slugs and gaps, can be undone", async () => {
  await migrateWith(`
    update places set slug = null where slug <> 'batumi';
    delete from places where slug is null;
    ${change(
      "places",
      [
        { ...BATUMI, fee: 150 },
        { ...BATUMI, name: { en: "Poti", ka: "ფოთი" } },
      ],
      [BATUMI],
    )}`);
  await undoLast();
  expect(await tableOf("places")).toEqual([
    { ...BATUMI, slug: "batumi", fee: 150, gapMinutes: 0 },
    { ...BATUMI, slug: "poti", name: { en: "Poti", ka: "ფოთი" }, gapMinutes: 0 },
  ]);
});

test("a change of extras from before has child seats and ski racks too, at today's prices", async () => {
  await migrateWith(`
    insert into settings (name, value) values
      ('mainCurrency', '{"currency": "USD", "rate": 1, "extras": {"childSeat": 22, "skiRack": 33}}');
    ${change("extras", [WIFI], [])}`);
  const { before, after } = await undoLast();
  const specified = [
    { ...SEAT, price: 22 },
    { ...RACK, price: 33 },
  ];
  expect(before).toEqual([...specified, { ...WIFI, slug: "wi-fi", isOffered: true }]);
  expect(after).toEqual(specified);
  expect(await tableOf("extras")).toEqual(before);
});

test("a change of the currency from before can be undone, with the prices of all extras", async () => {
  const lari = { ...LARI, extras: { childSeat: 54, skiRack: 68 } };
  await migrateWith(`
    insert into settings (name, value) values ('mainCurrency', ${json(lari)});
    insert into cars (name, year, drive_type, transmission, engine, passengers, fuel_type, engine_size,
      fuel_consumption, deposit)
    values ('Mazda 3', 2017, 'FWD', 'Automatic', '2.0L', 5, 'Petrol', '1998 cc', '6.5 L/100 km', 270);
    insert into extras (name_en, name_ka, price, per_day, max_quantity, position)
      values ('Wi-Fi', 'ინტერნეტი', 14, true, 2, 1);
    with documents as (
      select jsonb_build_object(
        'main', (select value from settings where name = 'mainCurrency'),
        'types', rates_document() -> 'types', 'cars', currency_cars, 'seasons', seasons_document(),
        'extras', ${json([{ ...WIFI, price: 14 }])}::jsonb,
        'claims', (select value from content where section = 'claims')
      ) as after
      from (
        select coalesce(jsonb_object_agg(id, jsonb_build_object('plan', rate_plan, 'deposit', deposit)), '{}')
          as currency_cars
        from cars where rate_plan is not null or deposit is not null
      ) as cars
    ), change as (
      insert into price_changes (subject, actor, before, after)
      select 'currency', 'nino', after || jsonb_build_object('main', null, 'extras', ${json([WIFI])}::jsonb), after
      from documents returning id
    )
    update price_versions set version = change.id from change where subject <> 'places'`);
  const { before, after } = await undoLast();
  const wifi = { ...WIFI, slug: "wi-fi", isOffered: true };
  expect(before).toMatchObject({ main: null, extras: [SEAT, RACK, wifi] });
  expect(after).toMatchObject({
    main: LARI,
    extras: [
      { ...SEAT, price: 54 },
      { ...RACK, price: 68 },
      { ...wifi, price: 14 },
    ],
  });
  expect(await tableOf("extras")).toEqual([SEAT, RACK, wifi]);
  const [stored] = await database.sql`select main_currency() as currency`;
  expect(stored).toEqual({ currency: "USD" });
});
