import type { Kept } from "./may-keep";

/** Stands before the worker's source: each build has another. */
declare const VERSION: string;

const PREFIX = "site-";

/** Pictures have the same names in every build: they outlive a version. */
const CACHES = {
  shell: `${PREFIX}${VERSION}-shell`,
  page: `${PREFIX}${VERSION}-pages`,
  data: `${PREFIX}${VERSION}-data`,
  asset: `${PREFIX}${VERSION}-assets`,
  picture: `${PREFIX}pictures`,
} as const;

export type CacheKind = keyof typeof CACHES;

/** The oldest goes out; what the offline page needs always stays. */
const MOST: Readonly<Record<Kept, number>> = { page: 60, data: 60, asset: 200, picture: 150 };

/** When a copy was made, as ISO 8601. */
const KEPT_AT = "X-Kept-At";

export type Copy = { answer: Response; keptAt: string };

/** A copy, or null where there is none, it is garbage, or the browser's storage is shut. */
export async function findCopy(kind: CacheKind, key: string): Promise<Copy | null> {
  try {
    const cache = await caches.open(CACHES[kind]);
    const answer = await cache.match(key, { ignoreVary: true });
    const keptAt = answer?.headers.get(KEPT_AT) ?? "";
    return answer?.status === 200 && !Number.isNaN(Date.parse(keptAt)) ? { answer, keptAt } : null;
  } catch (error) {
    console.warn(`copies can't be read: ${String(error)}`);
    return null;
  }
}

/** Keeps an answer, whose body it reads. Throws when the line is cut in the middle of it. */
export async function keepCopy(kind: CacheKind, key: string, answer: Response) {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  // The body is no longer compressed, and a copy has one address alone.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  headers.set(KEPT_AT, new Date().toISOString());
  try {
    const cache = await caches.open(CACHES[kind]);
    await cache.put(key, new Response(body, { headers }));
    if (kind !== "shell") await dropOldest(cache, MOST[kind]);
  } catch (error) {
    console.warn(`no copy of ${kind} could be kept: ${String(error)}`);
  }
}

/** Keys come in the order in which they were put. */
async function dropOldest(cache: Cache, most: number) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

/** Deletes what other versions of the worker kept. */
export async function dropOtherVersions() {
  const current = new Set<string>(Object.values(CACHES));
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && !current.has(name)) await caches.delete(name);
  }
}
