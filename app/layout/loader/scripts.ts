import {
  readStartData,
  START_PAGE_PARAMETER,
  START_PATH,
  START_TYPE,
  type StartData,
} from "~/web/start/start-data";

/** Start data with the router's stream. */
export type Start = ReturnType<typeof readStartData>;

/** The data in the page, or those of its hash; null if the server does not have them any more. */
export async function fetchStart(hash: string | undefined): Promise<Start | null> {
  if (hash === undefined) {
    // An interaction may come before the end of the document.
    await parsed();
    return readStartData(document.querySelector(`[type="${START_TYPE}"]`)?.textContent ?? "");
  }
  const page = encodeURIComponent(location.pathname + location.search);
  const response = await fetch(`${START_PATH}${hash}?${START_PAGE_PARAMETER}=${page}`);
  if (response.ok) return readStartData(await response.text());
  if (response.status === 404) return null;
  throw new TypeError(`status ${response.status}`);
}

export async function parsed() {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
}

const styleSheets = () => document.querySelectorAll<HTMLLinkElement>('[rel$="stylesheet"]');

/** Loads the modules, and the style sheet, which `deferHydration` has made inert. */
export function preload({ preloads }: StartData) {
  for (const href of preloads) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
  for (const link of styleSheets()) link.rel = "stylesheet";
}

/** Waits for the style sheet, of which the page has only what its HTML needs. */
export async function styled() {
  const missing = [...styleSheets()].find(({ sheet }) => !sheet);
  if (!missing) return;
  await new Promise((resolve, reject) => {
    Object.assign(missing, { onload: resolve, onerror: reject });
  });
}

/** Resolves when the modules can be loaded: a browser does not load one again that has failed. */
export async function loadable({ entry }: StartData) {
  const areCached = async () => "caches" in window && (await caches.match(entry));
  if (navigator.onLine || (await areCached())) return;
  await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

/** Runs the modules, as the router's own scripts would. Rejects if one of them can't be loaded. */
export async function run({ data: { context, manifest, routes, entry }, stream }: Start) {
  const load = (address: string): Promise<object> => import(/* @vite-ignore */ address);
  await load(manifest);
  const modules = routes.map(async ([id, own]) => [
    id,
    Object.assign({}, ...(await Promise.all(own.map(load)))),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(stream).body },
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  });
  await load(entry);
}
