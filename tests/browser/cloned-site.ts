import type { TcpProxy } from "#db/testing/tcp-proxy";
import { administer, createDatabase, dropDatabase, serverUrl } from "#db/testing/test-server";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ServerBuild } from "react-router";
import type { StoredSettings } from "~/catalog/company/site-settings";
import type * as entry from "~/server/site-entry.server";
import { insertFirstUser } from "~/staff/first-account.queries.server";
import { CHEAP_COST, cheapHash } from "~/staff/testing/cheap-hash";
import { STAFF_PASSWORD, startSite, type Site, type SiteProcess } from "./site";

export type Clone = Awaited<ReturnType<typeof openClone>>;
type SiteEnv = Record<string, string> & (Clone["env"] | { DATA_DIR: string });

/** Messages about the day would be sent at some hours only. */
const SETTINGS: StoredSettings = { messageHours: { morning: 0, evening: 0 } };

/** Clones the seeded database on the server of the test run, for one or more sites. */
export async function openClone(proxy?: TcpProxy, stored: StoredSettings = {}) {
  const name = await createDatabase("site");
  await administer(
    name,
    (sql) => sql`
      insert into settings (name, value)
      select key, value from jsonb_each(${sql.json({ ...SETTINGS, ...stored })})`,
  );
  const owner = await serverUrl(name, "owner", proxy);
  return {
    name,
    DATABASE_URL: owner,
    /** The settings have a URL for each of the two roles. */
    env: {
      DATABASE_URL: await serverUrl(name, "app", proxy),
      MIGRATION_DATABASE_URL: owner,
    },
    close: () => dropDatabase(name),
  };
}

/** Starts the built site on a clone of the seeded database: no `initdb`, no migrations. */
export function startClonedSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  return onClone(async (clone) => {
    // Hashing it at the start of the site would take a quarter of the CPU time.
    const password = cheapHash(STAFF_PASSWORD);
    await administer(clone.name, (sql) => insertFirstUser(sql, "admin", password));
    return startSite({ env: { ...env, ...clone.env } });
  });
}

/**
 * Opens the built site on a clone in this process: one of its own takes a quarter of the CPU time. The desk has the
 * settings `stored`.
 */
export function openClonedSite(
  env: Record<string, string> = {},
  stored: StoredSettings = {},
): Promise<Site> {
  return onClone((clone) => openSite({ ...env, ...clone.env }), stored);
}

async function onClone<T extends Site>(
  start: (clone: Clone) => Promise<T>,
  stored: StoredSettings = {},
): Promise<T> {
  const clone = await openClone(undefined, stored);
  const { close } = clone;
  try {
    const site = await start(clone);
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

/** Opens a site in this process, on a clone or on the embedded database in a `DATA_DIR`. */
export async function openSite(env: SiteEnv): Promise<Site> {
  const { build, openServer, readSettings } = await loadBuild();
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "mgzavri-site-")));
  const settings = {
    ...readSettings({
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
      ADMIN_PASSWORD: STAFF_PASSWORD,
      BOOKINGS_PER_HOUR: "100000",
      PAGES_PER_MINUTE: "100000",
      UNCACHED_PAGES_PER_MINUTE: "100000",
      DATA_DIR: dataDir,
      ...env,
    }),
    // Hashes of full cost would take a fifth of the CPU time of these tests.
    passwordCost: CHEAP_COST,
  };
  const server = await openServer(settings, build);
  return {
    url: await server.listen(),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.MIGRATION_DATABASE_URL,
    async stop() {
      await server.close();
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
      return 0;
    },
  };
}

/** Loads the modules of the built site. */
export async function loadBuild() {
  const site = (await import(resolve("build/server/site.js"))) as typeof entry;
  const build = (await import(resolve("build/server/index.js"))) as ServerBuild;
  return { ...site, build };
}
