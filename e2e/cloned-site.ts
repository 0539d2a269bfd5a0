import { createDatabase, dropDatabase, openServerProxy } from "#db/testing/test-server";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ServerBuild } from "react-router";
import type * as entry from "~/site-entry.server";
import { STAFF_PASSWORD, startSite, type Site, type SiteProcess } from "./site";

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
export function startClonedSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  return onClone((DATABASE_URL) => startSite({ env: { ...env, DATABASE_URL } }));
}

/** The same without a process of its own, which takes a quarter of the CPU time. */
export function openClonedSite(env: Record<string, string> = {}): Promise<Site> {
  return onClone((DATABASE_URL) => openSite({ ...env, DATABASE_URL }));
}

async function onClone<T extends Site>(start: (DATABASE_URL: string) => Promise<T>): Promise<T> {
  const { DATABASE_URL, close } = await openClone();
  try {
    const site = await start(DATABASE_URL);
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

async function openSite(env: Record<string, string> & { DATABASE_URL: string }): Promise<Site> {
  const { build, openServer, readSettings } = await loadBuild();
  const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-site-"));
  const settings = readSettings({
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "silent",
    ADMIN_PASSWORD: STAFF_PASSWORD,
    DATA_DIR: dataDir,
    ...env,
  });
  const server = await openServer(settings, build);
  return {
    url: await server.listen(),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
      return 0;
    },
  };
}

/** The modules of the built site. */
export async function loadBuild() {
  const site = (await import(resolve("build/server/site.js"))) as typeof entry;
  const build = (await import(resolve("build/server/index.js"))) as ServerBuild;
  return { ...site, build };
}
