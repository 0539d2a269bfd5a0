import { afterAll, beforeAll } from "vitest";
import type { Pool } from "#db/connect";
import type { TcpProxy } from "#db/testing/tcp-proxy";
import { administer, createDatabase, dropDatabase, openServerProxy } from "#db/testing/test-server";

export type RemoteDatabase = {
  /** For `DATABASE_URL`. */
  url: string;
  proxy: TcpProxy;
  /** Runs statements without the proxy. */
  administer<T>(work: (sql: Pool) => Promise<T>): Promise<T>;
};

/** Creates an empty database for a test file on the server of the test run, behind a proxy. */
export function useRemoteDatabase(): RemoteDatabase {
  const remote = {} as RemoteDatabase;
  let name: string;
  beforeAll(async () => {
    name = await createDatabase("remote", { empty: true });
    const proxy = await openServerProxy();
    Object.assign(remote, {
      url: `postgres://postgres@127.0.0.1:${proxy.port}/${name}`,
      proxy,
      administer: (work: (sql: Pool) => Promise<unknown>) => administer(name, work),
    });
  });
  afterAll(async () => {
    await remote.proxy.close();
    await dropDatabase(name);
  });
  return remote;
}
