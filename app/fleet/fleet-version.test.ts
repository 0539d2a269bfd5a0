import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findFleetVersion } from "./fleet.queries.server";

const database = useTestDatabase();

test.each([
  "update cars set year = year",
  "update rate_tiers set daily_rate = daily_rate + 1",
  "insert into rate_tiers values ('suv', 30, 20)",
  "delete from cars where id = 1",
  "truncate rate_tiers",
  `insert into seasons (name, first_day, last_day, percent)
   values ('{"en": "May", "ka": "მაისი"}', '2030-05-01', '2030-05-31', 10)`,
  "update seasons set percent = 12",
  "delete from seasons",
  "insert into places values ('Gori', 'გორი', 80, 1, 9)",
  "update places set fee = 90 where name_en = 'Gori'",
  "delete from places where name_en = 'Gori'",
  "insert into vehicles (car_id) values (2)",
  "update vehicles set in_service_to = '2030-01-01' where id = 3",
  "delete from vehicles where id = 4",
  "insert into former_car_names values ('Old name', 2)",
  "delete from former_car_names",
  `insert into settings values ('exchangeRates', '{"date": "2026-11-21"}')`,
  `update settings set value = '{"date": "2026-11-22"}' where name = 'exchangeRates'`,
  "delete from settings where name = 'exchangeRates'",
])("the fleet version increases after: %s", async (statement) => {
  const before = await findFleetVersion(database.sql);
  await database.sql.unsafe(statement);
  expect(await findFleetVersion(database.sql)).toBeGreaterThan(before);
});

test("another setting does not change the version", async () => {
  const before = await findFleetVersion(database.sql);
  await database.sql`insert into settings values ('other', '1')`;
  await database.sql`update settings set value = '2' where name = 'other'`;
  await database.sql`delete from settings where name = 'other'`;
  expect(await findFleetVersion(database.sql)).toBe(before);
});

test("a version becomes visible with its change, not before", async () => {
  const before = await findFleetVersion(database.sql);
  await database.sql.begin(async (transaction) => {
    await transaction`update cars set year = 2001`;
    expect(await findFleetVersion(database.sql)).toBe(before);
  });
  expect(await findFleetVersion(database.sql)).toBe(before + 1);
});

test("concurrent multi-statement changes don't deadlock", async () => {
  const change = (first: number, second: number) =>
    database.sql.begin(async (transaction) => {
      for (const id of [first, second]) {
        await transaction`update cars set year = year + 1 where id = ${id}`;
        await transaction`select pg_sleep(0.05)`;
      }
    });
  await expect(Promise.all([change(2, 3), change(3, 2)])).resolves.toHaveLength(2);
});
