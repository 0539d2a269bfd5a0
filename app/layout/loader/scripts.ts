import { passStart, type Start } from "~/web/start/install-start";
import { readStartData, START_TYPE, startAddress, type StartData } from "~/web/start/start-data";

/** The data in the page, or those of its hash; null if the server does not have them any more. */
export async function fetchStart(hash: string | undefined): Promise<Start | null> {
  if (hash === undefined) {
    // An interaction may come before the end of the document.
    await parsed();
    return readStartData(document.querySelector(`[type="${START_TYPE}"]`)?.textContent ?? "");
  }
  const response = await fetch(startAddress(hash, location.pathname + location.search));
  if (response.ok) return readStartData(await response.text());
  if (response.status === 404) return null;
  throw new TypeError();
}

export async function parsed() {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
}

/** Loads the modules, and the style sheet, which `deferHydration` has made inert. */
export function preload({ preloads }: StartData) {
  for (const href of preloads) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  const sheet = document.querySelector<HTMLLinkElement>('[rel="late-stylesheet"]');
  if (sheet) sheet.rel = "stylesheet";
}

/** Resolves when the modules can be loaded: a browser does not load one again that has failed. */
export async function loadable({ entry }: StartData) {
  // The service worker has all modules of a page that was started before.
  if (navigator.onLine || ("caches" in window && (await caches.match(entry)))) return;
  await new Promise((resolve) => addEventListener("online", resolve));
}

/** Runs the client's entry. Rejects if one of its modules can't be loaded. */
export function run(start: Start): Promise<unknown> {
  passStart(start);
  return import(/* @vite-ignore */ start.data.entry);
}
