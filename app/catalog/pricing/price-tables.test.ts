import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findPrices } from "./prices.queries.server";
import {
  findPriceTable,
  listPriceChanges,
  savePrices,
  undoPriceChange,
} from "./price-tables.queries.server";

const database = useTestDatabase();

const JULY = {
  name: { en: "July", ka: "ივლისი" },
  from: "2030-07-01",
  to: "2030-07-31",
  percent: 20,
  rates: null,
  minDays: 1,
};

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from cars where name = 'Archived'`;
});

async function saveSedanRate(dailyRate: number, version: number) {
  const { table } = await findPriceTable(database.sql, "rates");
  const types = { ...table.types, sedan: [{ minDays: 1, dailyRate }] };
  return savePrices(database.sql, "rates", { version, table: { ...table, types } }, "nino");
}

describe("the table of rates", () => {
  test("is read with the plans of cars by their ids", async () => {
    const { sql } = database;
    const [insight] = await sql<{ id: number }[]>`
      select id from cars where name = 'Honda Insight Hybrid 2012'`;
    const { table } = await findPriceTable(sql, "rates");
    expect(table.types.sedan[0]).toEqual({ minDays: 1, dailyRate: 50 });
    expect(table.plans[String(insight?.id)]?.[0]).toEqual({ minDays: 1, dailyRate: 30 });
  });

  test("saved as it was read does not change a price", async () => {
    const { sql } = database;
    const read = async () => [
      await sql`select * from rate_tiers order by vehicle_type, min_days`,
      await sql`select id, rate_plan from cars order by id`,
    ];
    const before = await read();
    expect(await savePrices(sql, "rates", await findPriceTable(sql, "rates"), "nino")).toBe(true);
    expect(await read()).toEqual(before);
  });

  test("is replaced with the plans of cars, and the next quote follows", async () => {
    const { sql } = database;
    const { version, table } = await findPriceTable(sql, "rates");
    const [mazda] = await sql<{ id: number }[]>`select id from cars where name = 'Mazda 3'`;
    const plans = { [String(mazda?.id)]: [{ minDays: 1, dailyRate: 61.5 }] };
    await savePrices(sql, "rates", { version, table: { ...table, plans } }, "nino");
    expect(await sql`select name from cars where rate_plan is not null`).toEqual([
      { name: "Mazda 3" },
    ]);
    expect((await findPriceTable(sql, "rates")).table.plans).toEqual(plans);
    expect(await undoPriceChange(sql, (await listPriceChanges(sql, 1))[0]!.id, "nino")).toBe(true);
    expect((await findPriceTable(sql, "rates")).table).toEqual(table);
  });

  test("leaves the plan of an archived car alone", async () => {
    const { sql } = database;
    await sql`
      insert into cars select (jsonb_populate_record(cars, jsonb_build_object(
        'id', 900, 'name', 'Archived', 'archived_at', now(),
        'rate_plan', '[{"minDays": 1, "dailyRate": 5}]'::jsonb))).*
      from cars limit 1`;
    const read = await findPriceTable(sql, "rates");
    expect(read.table.plans).not.toHaveProperty("900");
    await savePrices(sql, "rates", read, "nino");
    const [car] = await sql`select rate_plan as plan from cars where id = 900`;
    expect(car?.plan).toEqual([{ minDays: 1, dailyRate: 5 }]);
  });
});

describe("a version", () => {
  test("that is no longer the last one saves nothing", async () => {
    const { version } = await findPriceTable(database.sql, "rates");
    expect(await saveSedanRate(51, version)).toBe(true);
    expect(await saveSedanRate(52, version)).toBe(false);
    const { typePlans } = await findPrices(database.sql);
    expect(typePlans.sedan.tiers).toEqual([{ minDays: 1, dailyRate: 51 }]);
  });

  test("lets one of several simultaneous changes win", async () => {
    const { version } = await findPriceTable(database.sql, "rates");
    const saved = await Promise.all([60, 61, 62, 63].map((rate) => saveSedanRate(rate, version)));
    expect(saved.filter(Boolean)).toHaveLength(1);
  });

  test("of another table does not matter", async () => {
    const { sql } = database;
    const rates = await findPriceTable(sql, "rates");
    const seasons = await findPriceTable(sql, "seasons");
    expect(await savePrices(sql, "seasons", { ...seasons, table: [JULY] }, "nino")).toBe(true);
    expect(await savePrices(sql, "rates", rates, "nino")).toBe(true);
  });
});

describe("a change", () => {
  test("is listed with who, before and after, newest first", async () => {
    const { version } = await findPriceTable(database.sql, "rates");
    await saveSedanRate(70, version);
    const [change] = await listPriceChanges(database.sql, 5);
    expect(change).toMatchObject({
      subject: "rates",
      actor: "nino",
      after: { types: { sedan: [{ minDays: 1, dailyRate: 70 }] } },
      isLast: true,
    });
    expect(change?.before).not.toEqual(change?.after);
  });

  test("is undone only while it is the last one of its table", async () => {
    const { sql } = database;
    const { version } = await findPriceTable(sql, "rates");
    await saveSedanRate(80, version);
    const [first] = await listPriceChanges(sql, 1);
    await saveSedanRate(81, first!.id);
    expect(await undoPriceChange(sql, first!.id, "dato")).toBe(false);
    const [second] = await listPriceChanges(sql, 1);
    expect(await undoPriceChange(sql, second!.id, "dato")).toBe(true);
    const { table } = await findPriceTable(sql, "rates");
    expect(table.types.sedan).toEqual([{ minDays: 1, dailyRate: 80 }]);
    expect((await listPriceChanges(sql, 1))[0]).toMatchObject({ actor: "dato", isLast: true });
  });

  test("that is unknown is not undone", async () => {
    expect(await undoPriceChange(database.sql, 999_999, "nino")).toBe(false);
  });
});

test("seasons that overlap are refused, and the old ones remain", async () => {
  const { sql } = database;
  const { version } = await findPriceTable(sql, "seasons");
  const table = [JULY, { ...JULY, from: "2030-07-31", to: "2030-08-05" }];
  await expect(savePrices(sql, "seasons", { version, table }, "nino")).rejects.toMatchObject({
    constraint_name: "seasons_days_excl",
  });
  expect((await findPriceTable(sql, "seasons")).table).toEqual([JULY]);
});

describe("the table of places", () => {
  const slugs = async () => {
    const rows = await database.sql<{ name: string; slug: string }[]>`
      select name ->> 'en' as name, slug from places order by position`;
    return rows.map(({ name, slug }) => `${name}: ${slug}`);
  };

  test("keeps the slug of a place that is renamed", async () => {
    const { version, table } = await findPriceTable(database.sql, "places");
    const renamed = table.map((place) =>
      place.slug === "kutaisi-airport"
        ? { ...place, name: { ...place.name, en: "Kutaisi (KUT)" } }
        : place,
    );
    expect(await savePrices(database.sql, "places", { version, table: renamed }, "nino")).toBe(
      true,
    );
    expect(await slugs()).toEqual([
      "Tbilisi: tbilisi",
      "Tbilisi Airport: tbilisi-airport",
      "Kutaisi (KUT): kutaisi-airport",
      "Batumi: batumi",
    ]);
  });
});
