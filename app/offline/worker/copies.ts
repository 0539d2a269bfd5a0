import type { CacheableKind } from "./cacheable";

/** Prepended to the worker's script; differs in each build. */
declare const VERSION: string;

const PREFIX = "site-";

/** Pictures outlive a version: they have the same names in every build. */
const CACHES = {
  shell: `${PREFIX}${VERSION}-shell`,
  page: `${PREFIX}${VERSION}-pages`,
  data: `${PREFIX}${VERSION}-data`,
  asset: `${PREFIX}${VERSION}-assets`,
  picture: `${PREFIX}pictures`,
} as const;

export type CacheKind = keyof typeof CACHES;

/** The oldest entries are deleted first; the shell has no limit. */
const MAX_ENTRIES: Readonly<Record<CacheableKind, number>> = {
  page: 60,
  data: 60,
  asset: 200,
  picture: 150,
};

/** When a copy was made, as ISO 8601. */
const CACHED_AT = "X-Cached-At";

export type Copy = { response: Response; cachedAt: string };

/** A copy; null if there is none, it is invalid, or the browser denies storage. */
export async function findCopy(kind: CacheKind, key: string): Promise<Copy | null> {
  try {
    const cache = await caches.open(CACHES[kind]);
    const response = await cache.match(key, { ignoreVary: true });
    const cachedAt = response?.headers.get(CACHED_AT) ?? "";
    const isValid = response?.status === 200 && !Number.isNaN(Date.parse(cachedAt));
    return isValid ? { response, cachedAt } : null;
  } catch (error) {
    console.warn(`copies can't be read: ${String(error)}`);
    return null;
  }
}

/** Caches a response and consumes its body. Throws if the connection is lost while reading it. */
export async function saveCopy(kind: CacheKind, key: string, response: Response) {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The body is decoded, and a key has only one copy.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  headers.set(CACHED_AT, new Date().toISOString());
  try {
    const cache = await caches.open(CACHES[kind]);
    await cache.put(key, new Response(body, { headers }));
    if (kind !== "shell") await deleteOldest(cache, MAX_ENTRIES[kind]);
  } catch (error) {
    console.warn(`no copy of ${kind} could be saved: ${String(error)}`);
  }
}

/** `keys` are in insertion order. */
async function deleteOldest(cache: Cache, max: number) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key);
}

/** Deletes the caches of other versions of the worker. */
export async function deleteOtherVersions() {
  const current = new Set<string>(Object.values(CACHES));
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && !current.has(name)) await caches.delete(name);
  }
}
