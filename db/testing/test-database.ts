import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { connect, type Sql } from "../connect";
import { migrate } from "../migrate";

export type TestDatabase = {
  /** The pool of this file's own database. */
  sql: Sql;
};

/** A migrated and seeded database of this test file's own, on the real server of the test run. */
export function useTestDatabase(): TestDatabase {
  const database = {} as TestDatabase;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const target = { dataDir: inject("dataDir") };
  const maintenance = () => connect(target, { max: 1, database: "postgres" });

  beforeAll(async () => {
    const sql = maintenance();
    await sql`create database ${sql(name)}`;
    await sql.end();
    await migrate(target, { database: name });
    database.sql = connect(target, { database: name });
  });

  afterAll(async () => {
    await database.sql.end();
    const sql = maintenance();
    await sql`drop database ${sql(name)} with (force)`;
    await sql.end();
  });

  return database;
}
