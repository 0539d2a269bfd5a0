import { answerData, answerPage, answerUnkept } from "./answers";
import { dropOtherVersions } from "./copies";
import { worker, type FetchEvent } from "./scope";
import { keepSeen } from "./seen";
import { keepShell } from "./shell";
import { cacheFirst, staleWhileRevalidate } from "./strategies";
import { whatIsAsked, type Asked } from "./what-is-asked";

// A new version takes over at once. Pages that are open lose nothing by it: a page asks for its
// files by names that only its own build has, and tells the new worker what it shows.
worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherVersions().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  // Chromium sometimes forgets that a version wants to take over, where the old one was at work at
  // that moment: a page reminds it. For a version that is at work already this does nothing.
  event.waitUntil(worker.skipWaiting());
  event.waitUntil(
    keepSeen(event.data).catch((error: unknown) => {
      console.warn(`what was seen could not be kept: ${String(error)}`);
    }),
  );
});

worker.addEventListener("fetch", (event) => {
  const asked = whatIsAsked(event.request, worker.location.origin);
  if (asked) event.respondWith(answer(event, asked));
});

function answer(event: FetchEvent, asked: Asked): Promise<Response> {
  switch (asked.kind) {
    case "page":
      return answerPage(event, asked.key);
    case "data":
      return answerData(event, asked.key, asked.address);
    case "unkept":
      return answerUnkept(event);
    case "asset":
      return cacheFirst(event, asked.key);
    case "picture":
      return staleWhileRevalidate(event, asked.key);
  }
}
