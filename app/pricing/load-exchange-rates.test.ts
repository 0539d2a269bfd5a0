import { beforeEach, expect, test } from "vitest";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { loadExchangeRates } from "./load-exchange-rates.server";

const database = useTestDatabase();
const RATES = { date: "2026-11-21", GEL: 2.72, EUR: 0.86 };

beforeEach(async () => {
  await database.sql`delete from settings where name = 'exchangeRates'`;
});

async function store(value: object) {
  const { sql } = database;
  await sql`insert into settings (name, value) values ('exchangeRates', ${sql.json({ ...value })})`;
}

test("the stored rates are loaded", async () => {
  await store(RATES);
  expect(await loadExchangeRates(database.sql)).toEqual(RATES);
});

test("there are none before they are set", async () => {
  expect(await loadExchangeRates(database.sql)).toBeNull();
});

test.each([
  { date: RATES.date, GEL: 2.72 },
  { ...RATES, EUR: "0.86" },
  { GEL: 2.72, EUR: 0.86 },
])("there are none with the setting %j", async (value) => {
  await store(value);
  expect(await loadExchangeRates(database.sql)).toBeNull();
});

test("there are none while the database is unavailable, but a fault of the statement is thrown", async () => {
  await store(RATES);
  const unavailable = failingSql(database.sql, "exchangeRates");
  expect(await loadExchangeRates(unavailable)).toBeNull();
  const wrong = failingSql(database.sql, "exchangeRates", new Error("a syntax error"));
  await expect(loadExchangeRates(wrong)).rejects.toThrow("a syntax error");
});
