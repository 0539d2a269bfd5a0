import { afterAll, beforeAll, expect, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import type { Site } from "../../browser/site";
import type { Pool } from "#db/connect";
import type { TcpProxy } from "#db/testing/tcp-proxy";
import { sendRequest } from "../answer";
import {
  administer,
  createDatabase,
  dropDatabase,
  openServerProxy,
  serverUrl,
} from "#db/testing/test-server";

export type RemoteDatabase = {
  /** The value for `DATABASE_URL`. */
  url: string;
  proxy: TcpProxy;
  /** Runs statements without the proxy. */
  administer<T>(work: (sql: Pool) => Promise<T>): Promise<T>;
};

export async function readyStatus(site: Site) {
  return (await sendRequest(site, "/readyz")).status;
}

/** Reopens the proxy and waits until the site has its database again. */
export async function bringBack(remote: RemoteDatabase, site: Site) {
  await remote.proxy.reopen();
  const isReady = async () => expect(await readyStatus(site)).toBe(200);
  await vi.waitFor(isReady, { ...SOON, interval: 50 });
}

/** Creates an empty database for a test file on the server of the test run, behind a proxy. */
export function useRemoteDatabase(): RemoteDatabase {
  const remote = {} as RemoteDatabase;
  let name: string;
  beforeAll(async () => {
    name = await createDatabase("remote", { empty: true });
    const proxy = await openServerProxy();
    Object.assign(remote, {
      url: await serverUrl(name, "owner", proxy),
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
