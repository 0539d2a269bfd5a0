import { afterAll, beforeAll } from "vitest";
import { connect, type Sql } from "../connect";
import { migrate, type Migration } from "../migrate";
import { createDatabase, dropDatabase, testServer } from "./test-server";

export type TestDatabase = {
  /** The pool of this file's database, as its owner. */
  sql: Sql;
  /** Migrates it again, with the given migrations or all. */
  migrate: (known?: Migration[], signal?: AbortSignal) => Promise<void>;
};

/**
 * Creates a database for this test file on the server of the test run: migrated and seeded, or empty.
 */
export function useTestDatabase(options = { empty: false }): TestDatabase {
  const database = {} as TestDatabase;
  let close: () => Promise<void>;

  beforeAll(async () => {
    close = await openTestDatabase(database, options);
  });

  afterAll(() => close());

  return database;
}

/** Creates a database and opens it in `database`. Resolves with a function that drops it. */
export async function openTestDatabase(database: TestDatabase, { empty } = { empty: false }) {
  const target = { dataDir: testServer() };
  const name = await createDatabase("test", { empty });
  database.sql = connect(target, { role: "owner", database: name });
  database.migrate = (known, signal) => migrate(target, { database: name, known, signal });
  return async () => {
    await database.sql.end();
    await dropDatabase(name);
  };
}
