import { afterAll } from "vitest";
import { createDatabase, dropDatabase, serverUrl } from "./test-server";

/** Creates databases on the server of the test run that are reachable by a `DATABASE_URL`. */
export function useServerUrls() {
  const names: string[] = [];

  afterAll(async () => {
    for (const name of names) await dropDatabase(name);
  });

  return {
    /** Creates a migrated and seeded database, or an empty one. */
    async create({ empty = false } = {}) {
      const name = await createDatabase("backup", { empty });
      names.push(name);
      return serverUrl(name);
    },
  };
}
