import { useSyncExternalStore } from "react";
import { cacheableAddress } from "~/pages/cacheable-address";
import { documentCopy } from "./document-copy";
import { recordOf } from "~/records";

/** When the offline copies that this window shows were made, by page address. */
const copies = new Map<string, string>();
let isNavigationRead = false;

/** When the offline copy shown at an address was made (ISO 8601); null for a response of the server. */
export function useOfflineCopy(address: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => copies.get(keyOf(address)) ?? null,
    () => null,
  );
}

function subscribe(onChange: () => void) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => {};
  if (!isNavigationRead) readNavigation();
  isNavigationRead = true;
  const onMessage = ({ data }: MessageEvent) => {
    readMessage(data);
    onChange();
  };
  serviceWorker.addEventListener("message", onMessage);
  return () => serviceWorker.removeEventListener("message", onMessage);
}

function readNavigation() {
  const copy = documentCopy();
  if (copy) copies.set(keyOf(copy.address), copy.cachedAt);
}

/** The worker reports for each page's data whether it is a copy. */
function readMessage(message: unknown) {
  const { kind, address, cachedAt } = recordOf(message);
  if (kind !== "answered" || typeof address !== "string") return;
  if (typeof cachedAt === "string") copies.set(keyOf(address), cachedAt);
  else copies.delete(keyOf(address));
}

function keyOf(address: string) {
  return cacheableAddress(new URL(address, location.origin)) ?? address;
}
