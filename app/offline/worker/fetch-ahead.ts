import { isLanguage } from "~/i18n/languages";
import type { PagePattern } from "~/page-table";
import { recordOf } from "~/records";
import { responseError } from "~/web/browser/response-error";
import { classifyRequest, isCacheable } from "./cacheable";
import { findCopy, saveCopy } from "./copies";
import { worker } from "./scope";

const ADDRESS = "/offline" satisfies PagePattern;

/** What the offline page's HTML loads; it has no scripts. */
const RESOURCE = /(?:href|src|srcset)="(\/(?:(?:assets|pictures|brand)\/[^"\s]+|favicon\.svg))"/gi;

/** Caches the offline page with all its resources. Throws if one of them fails to load. */
export async function cacheShell(address = ADDRESS, init: RequestInit = { cache: "no-cache" }) {
  const response = await fetch(address, init);
  if (!response.ok) throw await responseError(response);
  const html = await response.clone().text();
  const resources = new Set([...html.matchAll(RESOURCE)].flatMap(([, path]) => path ?? []));
  await Promise.all([...resources].map(cacheResource));
  await saveCopy("shell", ADDRESS, response);
}

async function cacheResource(path: string) {
  if (await findCopy("shell", path)) return;
  const response = await fetch(path);
  if (!response.ok) throw await responseError(response);
  await saveCopy("shell", path, response);
}

/** Caches the offline page in the visitor's language, if it was in another one. */
export async function cacheShellIn(lang: string) {
  const copy = await findCopy("shell", ADDRESS);
  if (copy && (await copy.response.text()).includes(`<html lang="${lang}"`)) return;
  // Without credentials `lng` applies to this response only: it sets no cookie.
  await cacheShell(`${ADDRESS}?lng=${lang}`, { credentials: "omit" });
}

export async function offlinePage(): Promise<Response> {
  const copy = await findCopy("shell", ADDRESS);
  return copy?.response ?? Response.error();
}

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
  await fetchAhead(message.address, "navigate", init);
  for (const url of message.resources.slice(0, MAX_RESOURCES))
    await fetchAhead(url, "no-cors", init);
}

/** Caches a page or a resource, unless there is a copy or it is not cacheable. */
async function fetchAhead(address: string, mode: "navigate" | "no-cors", init: RequestInit) {
  const url = new URL(address, worker.location.origin).href;
  const request = classifyRequest({ url, method: "GET", mode }, worker.location.origin);
  if (!request || request.kind === "uncached" || request.kind === "data") return;
  const { kind, key } = request;
  const copy = await findCopy(kind, key);
  if (copy && (kind !== "page" || isFresh(copy.cachedAt))) return;
  // A prefetch does not count as a visit.
  const headers = kind === "page" && { Accept: "text/html", Purpose: "prefetch" };
  const response = await fetch(key, { ...init, ...(headers && { headers }) }).catch((error) => {
    // It is not in the HTTP cache.
    if (init === CACHED_ONLY) return null;
    throw error;
  });
  if (response && isCacheable(kind, response)) await saveCopy(kind, key, response);
}

const isFresh = (cachedAt: string) => Math.abs(Date.now() - Date.parse(cachedAt)) < FRESH_MS;

export function isSavingData(): boolean {
  return "connection" in navigator && recordOf(navigator.connection).saveData === true;
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
