import { afterEach, beforeEach } from "vitest";
import { openTestDatabase, type TestDatabase } from "./test-database";

/** A migrated and seeded database for each test. */
export function useFreshDatabase(): TestDatabase {
  const database = {} as TestDatabase;
  let close: () => Promise<void>;

  beforeEach(async () => {
    close = await openTestDatabase(database);
  });

  afterEach(() => close());

  return database;
}
