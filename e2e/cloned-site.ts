import { createDatabase, dropDatabase, openServerProxy } from "#db/testing/test-server";
import { startSite, type Site } from "./site";

export type Clone = Awaited<ReturnType<typeof openClone>>;

/** A clone of the seeded database on the server of the test run, for one or more sites. */
export async function openClone() {
  const name = await createDatabase("site");
  const proxy = await openServerProxy();
  return {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/${name}`,
    proxy,
    async close() {
      await proxy.close();
      await dropDatabase(name);
    },
  };
}

/** Starts the built site on a clone of the seeded database: no `initdb`, no migrations. */
export async function startClonedSite(env: Record<string, string> = {}): Promise<Site> {
  const { DATABASE_URL, close } = await openClone();
  try {
    const site = await startSite({ env: { ...env, DATABASE_URL } });
    const stop = async () => {
      const code = await site.stop();
      await close();
      return code;
    };
    return { ...site, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
