import { worker } from "./scope";

// The kill switch: this worker replaces any other, deletes all caches, and unregisters itself. It has
// no fetch listener, so pages load as if there were no worker.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => event.waitUntil(unregister()));

async function unregister() {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
