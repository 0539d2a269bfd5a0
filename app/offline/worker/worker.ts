import { classifyRequest, type ClassifiedRequest } from "./classify-request";
import { deleteOtherVersions } from "./copies";
import { respondData, respondPage, respondUncached } from "./responses";
import { worker, type FetchEvent } from "./scope";
import { cacheSeenPage } from "./seen-page";
import { cacheShell } from "./shell";
import { cacheFirst, staleWhileRevalidate } from "./strategies";

// A new version takes over at once. Open pages lose nothing: each requests its files by names that
// only its own build has, and reports its address to the new worker.
worker.addEventListener("install", (event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteOtherVersions().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  // Chromium sometimes loses the `skipWaiting` of `install` if the old version was busy. Repeated
  // here; an active version ignores it.
  event.waitUntil(worker.skipWaiting());
  event.waitUntil(
    cacheSeenPage(event.data).catch((error: unknown) => {
      console.warn(`a seen page could not be cached: ${String(error)}`);
    }),
  );
});

worker.addEventListener("fetch", (event) => {
  const classified = classifyRequest(event.request, worker.location.origin);
  if (classified) event.respondWith(respond(event, classified));
});

function respond(event: FetchEvent, request: ClassifiedRequest): Promise<Response> {
  switch (request.kind) {
    case "page":
      return respondPage(event, request.key);
    case "data":
      return respondData(event, request.key, request.address);
    case "uncached":
      return respondUncached(event);
    case "asset":
      return cacheFirst(event, request.key);
    case "picture":
      return staleWhileRevalidate(event, request.key);
  }
}
