import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { connect, type Sql } from "../connect";
import { migrate, type Migration } from "../migrate";

export type TestDatabase = {
  /** The pool of this file's own database. */
  sql: Sql;
  /** Migrates it again, with the given migrations or all. */
  migrate: (known?: Migration[]) => Promise<void>;
};

/**
 * A database of this test file's own on the real server of the test run: migrated and seeded, or
 * with `empty` as the server makes it.
 */
export function useTestDatabase({ empty = false } = {}): TestDatabase {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const target = { dataDir: inject("dataDir") };
  const maintenance = () => connect(target, { max: 1, database: "postgres" });
  const database = {
    migrate: (known) => migrate(target, { database: name, ...(known && { known }) }),
  } as TestDatabase;

  beforeAll(async () => {
    const sql = maintenance();
    await sql`create database ${sql(name)}`;
    await sql.end();
    if (!empty) await database.migrate();
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
