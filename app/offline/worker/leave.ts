import { worker } from "./scope";

// The kill switch: this worker takes the place of any other, deletes what that one kept, and goes.
// It listens to no request, so that pages are as if there had never been one.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
