import type { PagePattern } from "~/web/pages/page-table";
import { recordOf } from "~/web/records";
import { FALLBACK_LANGUAGE, isLanguage } from "~/web/i18n/languages";
import { prefixed } from "~/web/i18n/prefix";
import { responseError } from "~/web/browser/response-error";
import { classifyRequest, isCacheable, type CacheableKind } from "./cacheable";
import { withCopyLabel } from "./copy-label";
import { NETWORK_TIMEOUT_MS, type SeenPage } from "./register";

/** The version of the worker. The build prepends it to the script, and it differs in each. */
declare const VERSION: string;

type WorkerEvent = { waitUntil(promise: Promise<unknown>): void };

type FetchEvent = WorkerEvent & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};

type Events = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & { data: SeenPage };
};

/** The used part of `ServiceWorkerGlobalScope`, which the DOM's types lack. */
declare const self: {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};

// A new version takes over at once. Open pages lose nothing: each requests its files by names that only its
// own build has, and reports its address to the new worker.
self.addEventListener("install", (event) => {
  event.waitUntil(cacheShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOtherVersions().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  // Chromium sometimes loses the `skipWaiting` of `install` if the old version was busy. Repeated
  // here; an active version ignores it.
  event.waitUntil(self.skipWaiting());
  event.waitUntil(
    cacheSeenPage(event.data).catch((error: unknown) => {
      console.warn(`a seen page could not be cached: ${String(error)}`);
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const request = classifyRequest(event.request, self.location.origin);
  if (!request) return;
  if (request.kind === "led") event.respondWith(networkOrRedirect(event, request.to));
  else if (request.kind === "uncached") event.respondWith(fetch(event.request).catch(offlinePage));
  else if (request.kind === "page") event.respondWith(networkFirst(event, request.key));
  else event.respondWith(copyFirst(event, request.kind, request.key));
});

/**
 * Responds with the server's page if it is complete within 3 s, else with its copy. Without a copy it
 * responds with the server's page as soon as its headers arrive, however long that takes, else with the
 * offline page.
 */
async function networkFirst(event: FetchEvent, key: string): Promise<Response> {
  const copy = await findCopy("page", key);
  const pending = fetchAndSave(event, "page", key);
  if (!copy) return pending.catch(() => pageWithoutCopy(key));
  const complete = pending.then(async (response) => {
    await response.clone().arrayBuffer();
    return response;
  });
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null));
  const response = await Promise.race([complete, timeout]).catch(() => null);
  return response ?? labelled(copy);
}

/** Responds with the server's redirect if it comes within 3 s, else with the same, as pages have copies at its target. */
async function networkOrRedirect(event: FetchEvent, to: string): Promise<Response> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null));
  const response = await Promise.race([fetch(event.request), timeout]).catch(() => null);
  return response ?? Response.redirect(to);
}

/**
 * Responds with the copy at once. A picture is revalidated for the next request; names of assets have a
 * hash.
 */
async function copyFirst(
  event: FetchEvent,
  kind: "asset" | "picture",
  key: string,
): Promise<Response> {
  const copy = (await findCopy(kind, key)) ?? (await findCopy("shell", key));
  if (!copy) return fetchAndSave(event, kind, key);
  if (kind === "picture" && !isSavingData()) inBackground(event, fetchAndSave(event, kind, key));
  return copy;
}

/** Resolves with the response as soon as its headers arrive; its body is cached while it streams. */
async function fetchAndSave(
  event: FetchEvent,
  kind: CacheableKind,
  key: string,
): Promise<Response> {
  const pending = fetch(event.request);
  // A late response still updates the copy.
  inBackground(event, pending);
  const response = await pending;
  if (isCacheable(kind, response)) inBackground(event, saveCopy(kind, key, response.clone()));
  return response;
}

/** Runs a task without delaying the response. A failure is ignored. */
function inBackground(event: FetchEvent, task: Promise<unknown>) {
  event.waitUntil(task.catch(() => null));
}

/** Returns a copy that says when it was sent. */
async function labelled(copy: Response): Promise<Response> {
  const html = withCopyLabel(await copy.text(), sentAt(copy));
  const headers = new Headers(copy.headers);
  // The headers don't fit any more: the body is decoded.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(html, { headers });
}

/** Returns the address of home in the language of the visitor, to which the server leads from `/`. */
async function homeOfVisitor(): Promise<string> {
  const copy = await findCopy("shell", OFFLINE);
  const [, lang] = /<html lang="(\w+)"/.exec(copy ? await copy.text() : "") ?? [];
  return prefixed("/", isLanguage(lang) ? lang : FALLBACK_LANGUAGE);
}

async function pageWithoutCopy(key: string): Promise<Response> {
  const address = new URL(key, self.location.origin);
  // A car selected in the form hardly changes the home page: its plain copy will do.
  if (address.searchParams.has("vehicle")) {
    address.searchParams.delete("vehicle");
    const plain = address.pathname + address.search;
    if (await findCopy("page", plain)) return Response.redirect(plain);
  }
  const home = key === "/" && (await homeOfVisitor());
  if (home && (await findCopy("page", home))) return Response.redirect(home);
  return offlinePage();
}

const PREFIX = "site-";

/** The names of the caches. Pictures outlive a version: they have equal names in every build. */
const CACHES = {
  shell: `${PREFIX}${VERSION}-shell`,
  page: `${PREFIX}${VERSION}-pages`,
  asset: `${PREFIX}${VERSION}-assets`,
  picture: `${PREFIX}pictures`,
} as const;

/** The number of entries of each cache. The oldest ones are deleted first. */
const MAX_ENTRIES: Readonly<Record<CacheableKind, number>> = { page: 60, asset: 200, picture: 150 };

/** Returns a copy; null if there is none, it is invalid, or the browser denies storage. */
async function findCopy(kind: keyof typeof CACHES, key: string): Promise<Response | null> {
  try {
    const cache = await caches.open(CACHES[kind]);
    const copy = await cache.match(key);
    return copy && !Number.isNaN(sentAt(copy).getTime()) ? copy : null;
  } catch (error) {
    console.warn(`copies can't be read: ${String(error)}`);
    return null;
  }
}

const sentAt = ({ headers }: Response) => new Date(headers.get("Date") ?? "");

/** Caches a response and consumes its body. Nothing is saved if the connection is lost while reading it. */
async function saveCopy(kind: CacheableKind, key: string, response: Response) {
  try {
    const cache = await caches.open(CACHES[kind]);
    await cache.put(key, response);
    // The keys are in the order of their insertion.
    const keys = await cache.keys();
    for (const old of keys.slice(0, -MAX_ENTRIES[kind])) await cache.delete(old);
  } catch (error) {
    console.warn(`no copy of a ${kind} could be saved: ${String(error)}`);
  }
}

/** Deletes the caches of other versions of the worker. */
async function deleteOtherVersions() {
  const current = new Set<string>(Object.values(CACHES));
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && !current.has(name)) await caches.delete(name);
  }
}

const OFFLINE = "/offline" satisfies PagePattern;

/** Addresses that the HTML of the offline page loads. It has no scripts. */
const RESOURCE = /(?:href|src|srcset)="(\/(?:(?:assets|pictures|brand)\/[^"\s]+|favicon\.svg))"/gi;

/** Caches the offline page with all its resources. Throws if one of them fails to load. */
async function cacheShell(address: string = OFFLINE, init: RequestInit = { cache: "no-cache" }) {
  const response = await fetch(address, init);
  if (!response.ok) throw await responseError(response);
  const html = await response.clone().text();
  const resources = new Set([...html.matchAll(RESOURCE)].flatMap(([, path]) => path ?? []));
  const cache = await caches.open(CACHES.shell);
  await cache.addAll([...resources]);
  await cache.put(OFFLINE, response);
}

/** Caches the offline page in the visitor's language, if it was in another one. */
async function cacheShellIn(lang: string) {
  const copy = await findCopy("shell", OFFLINE);
  if (copy && (await copy.text()).includes(`<html lang="${lang}"`)) return;
  // Without credentials `lng` applies to this response only: it sets no cookie.
  await cacheShell(`${OFFLINE}?lng=${lang}`, { credentials: "omit" });
}

async function offlinePage(): Promise<Response> {
  return (await findCopy("shell", OFFLINE)) ?? Response.error();
}

/** Caches a page that the visitor has seen. Most of it comes from the browser's HTTP cache. */
async function cacheSeenPage({ address, lang, resources, cache }: SeenPage) {
  await cacheShellIn(lang);
  if (isSavingData()) return;
  await fetchAhead(address, "navigate", cache);
  for (const url of resources) await fetchAhead(url, "no-cors", cache);
}

/** The age from which a copy is refreshed when its page is reported again. */
const FRESH_MS = 10 * 60_000;

/** Caches a page or a resource, unless there is a copy or it is not cacheable. */
async function fetchAhead(address: string, mode: "navigate" | "no-cors", cache: RequestCache) {
  const { origin } = self.location;
  const url = new URL(address, origin).href;
  const request = classifyRequest({ url, method: "GET", mode }, origin);
  if (!request || request.kind === "uncached" || request.kind === "led") return;
  const { kind, key } = request;
  const copy = await findCopy(kind, key);
  const isFresh = copy && Math.abs(Date.now() - sentAt(copy).getTime()) < FRESH_MS;
  if (kind === "page" ? isFresh : copy) return;
  // A prefetch does not count as a visit.
  const headers: HeadersInit = kind === "page" ? { Accept: "text/html", Purpose: "prefetch" } : {};
  const response = await fetch(key, { cache, mode: "same-origin", headers }).catch(() => null);
  if (response && isCacheable(kind, response)) await saveCopy(kind, key, response);
}

function isSavingData(): boolean {
  return recordOf(recordOf(navigator).connection).saveData === true;
}
