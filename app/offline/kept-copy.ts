import { useSyncExternalStore } from "react";
import { cacheableAddress } from "~/pages/cacheable-address";
import { documentCopy } from "./document-copy";

/** When the copies were made that this window shows, by the addresses of their pages. */
const copies = new Map<string, string>();
let hears = false;

/** When the copy was made that an address shows, as ISO 8601; null for what the server has sent. */
export function useKeptCopy(address: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => copies.get(keyOf(address)) ?? null,
    () => null,
  );
}

function subscribe(changed: () => void) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => {};
  if (!hears) readNavigation();
  hears = true;
  const hear = ({ data }: MessageEvent) => {
    take(data);
    changed();
  };
  serviceWorker.addEventListener("message", hear);
  return () => serviceWorker.removeEventListener("message", hear);
}

function readNavigation() {
  const copy = documentCopy();
  if (copy) copies.set(keyOf(copy.address), copy.keptAt);
}

/** The worker says of each page's data where it came from. */
function take(message: unknown) {
  const { kind, address, keptAt } = (message ?? {}) as Record<string, unknown>;
  if (kind !== "answered" || typeof address !== "string") return;
  if (typeof keptAt === "string") copies.set(keyOf(address), keptAt);
  else copies.delete(keyOf(address));
}

function keyOf(address: string) {
  return cacheableAddress(new URL(address, location.origin)) ?? address;
}
