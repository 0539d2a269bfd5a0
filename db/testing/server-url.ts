import { afterAll, beforeAll } from "vitest";
import type { TcpProxy } from "./tcp-proxy";
import { createDatabase, dropDatabase, openServerProxy, serverUrl } from "./test-server";

/** Creates databases on the server of the test run that are reachable by a `DATABASE_URL`. */
export function useServerUrls() {
  const names: string[] = [];
  let proxy: TcpProxy;

  beforeAll(async () => {
    proxy = await openServerProxy();
  });

  afterAll(async () => {
    await proxy.close();
    for (const name of names) await dropDatabase(name);
  });

  return {
    /** Migrated and seeded, or empty. */
    async create({ empty = false } = {}) {
      const name = await createDatabase("backup", { empty });
      names.push(name);
      return serverUrl(proxy.port, name);
    },
  };
}
