import { expect, test } from "vitest";
import { describeSchema } from "../describe-schema";
import { useUnmigratedDatabase } from "../testing/unmigrated-database";
import { chain } from "./chain";

const { database, migrateFirst } = useUnmigratedDatabase();

test("an upgraded database has the schema of a new one", { tags: "slow" }, async () => {
  const { sql } = database;
  await migrateFirst(chain.length);
  await database.migrate();
  const upgraded = await describeSchema(sql);
  await sql.unsafe("drop schema public cascade; create schema public");
  await database.migrate();
  expect(Object.fromEntries(upgraded)).toEqual(Object.fromEntries(await describeSchema(sql)));
});
