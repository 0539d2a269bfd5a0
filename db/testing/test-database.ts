import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createChannels, type Listen } from "../channels";
import { connect, type Sql } from "../connect";
import { migrate } from "../migrate";
import type { Migration } from "../migrations";
import { createDatabase, dropDatabase, testServer } from "./test-server";

export type TestDatabase = {
  /** The pool of this file's database, as its owner. */
  sql: Sql;
  listen: Listen;
  /** Migrates the database again, with the given migrations or all. */
  migrate: (known?: Migration[], signal?: AbortSignal) => Promise<void>;
};

type Options = {
  /** Whether the database has neither schema nor rows, instead of being migrated and seeded. */
  empty?: boolean;
  /** Whether each test gets a database, instead of one for the file. */
  perTest?: boolean;
};

/** Creates a database for this test file on the server of the test run. */
export function useTestDatabase({ empty = false, perTest = false }: Options = {}): TestDatabase {
  const [open, close] = perTest ? [beforeEach, afterEach] : [beforeAll, afterAll];
  const database = {} as TestDatabase;
  let name: string;
  let channels: ReturnType<typeof createChannels>;

  open(async () => {
    const target = { dataDir: testServer() };
    name = await createDatabase("test", { empty });
    const connectOwner = (options = {}) =>
      connect(target, { role: "owner", database: name, ...options });
    const pool = connectOwner();
    database.sql = pool;
    channels = createChannels(connectOwner, () => {});
    database.listen = channels.listen;
    database.migrate = async (known, signal) => {
      // An upgrade takes them for connections of other nodes.
      await pool.close();
      await migrate(target, { database: name, known, signal });
    };
  });

  close(async () => {
    await channels.close();
    await database.sql.end();
    await dropDatabase(name);
  });

  return database;
}
