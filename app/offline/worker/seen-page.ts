import { isLanguage } from "~/i18n/languages";
import { classifyRequest } from "./classify-request";
import { findCopy, saveCopy } from "./copies";
import { isCacheable, type CacheableKind } from "./is-cacheable-response";
import { worker } from "./scope";
import { cacheShellIn } from "./shell";
import { isSavingData } from "./strategies";
import { recordOf } from "~/records";

/** An older copy of a page that is reported again is refreshed. */
const FRESH_MS = 10 * 60_000;

const MAX_RESOURCES = 150;

/** Posted by each page: it may have loaded before the worker, or by a client navigation. */
type SeenPage = {
  kind: "seen";
  /** A path with its query. */
  address: string;
  lang: string;
  resources: string[];
  /** The page had no interaction yet: nothing of it is worth a request. */
  isUntouched?: unknown;
};

/** A response from the browser's HTTP cache, or an error. */
const CACHED_ONLY: RequestInit = { cache: "only-if-cached", mode: "same-origin" };

/** Caches a page that the visitor has seen. Most of it comes from the browser's HTTP cache. */
export async function cacheSeenPage(message: unknown) {
  if (!isSeenPage(message)) return;
  if (isLanguage(message.lang)) await cacheShellIn(message.lang);
  if (isSavingData()) return;
  const init = message.isUntouched === true ? CACHED_ONLY : {};
  await cacheDocument(message.address, init);
  for (const url of message.resources.slice(0, MAX_RESOURCES)) await cacheResource(url, init);
}

async function cacheDocument(address: string, init: RequestInit) {
  const url = new URL(address, worker.location.origin).href;
  const request = { url, method: "GET", mode: "navigate" };
  const classified = classifyRequest(request, worker.location.origin);
  if (classified?.kind !== "page") return;
  const copy = await findCopy("page", classified.key);
  if (copy && Math.abs(Date.now() - Date.parse(copy.cachedAt)) < FRESH_MS) return;
  // A prefetch does not count as a visit.
  await fetchIntoCache("page", classified.key, {
    ...init,
    headers: { Accept: "text/html", Purpose: "prefetch" },
  });
}

async function cacheResource(url: string, init: RequestInit) {
  const request = { url, method: "GET", mode: "no-cors" };
  const classified = classifyRequest(request, worker.location.origin);
  if (classified?.kind !== "asset" && classified?.kind !== "picture") return;
  if (await findCopy(classified.kind, classified.key)) return;
  await fetchIntoCache(classified.kind, classified.key, init);
}

async function fetchIntoCache(kind: CacheableKind, key: string, init: RequestInit) {
  const response = await fetch(key, init).catch((error: unknown) => {
    // It is not in the HTTP cache.
    if (init.cache === "only-if-cached") return null;
    throw error;
  });
  if (response && isCacheable(kind, response)) await saveCopy(kind, key, response);
}

function isSeenPage(message: unknown): message is SeenPage {
  const { kind, address, resources } = recordOf(message);
  return (
    kind === "seen" &&
    typeof address === "string" &&
    URL.canParse(address, worker.location.origin) &&
    Array.isArray(resources) &&
    resources.every((url) => typeof url === "string" && URL.canParse(url))
  );
}
