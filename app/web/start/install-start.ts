import type { readStartData } from "./start-data";

/** Start data with the router's stream. */
export type Start = ReturnType<typeof readStartData>;

/** Where the inline loader leaves them for the client's entry. */
type Loaded = { start?: Start };

export function passStart(start: Start) {
  Object.assign(window, { start } satisfies Loaded);
}

/**
 * Does what the router's own scripts would do in the page: loads the page's modules, and provides them
 * and the loader data. Returns the address of the manifest, which another version has not. Rejects if
 * something can't be loaded. In development these scripts run: null.
 */
export async function installStart(): Promise<string | null> {
  const { start } = window as Loaded;
  if (!start) return null;
  const { context, manifest, routes } = start.data;
  await load(manifest);
  const modules = routes.map(async ([id, own]) => [
    id,
    Object.assign({}, ...(await Promise.all(own.map(load)))),
  ]);
  await styled();
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(start.stream).body },
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  });
  return manifest;
}

const load = (address: string): Promise<object> => import(/* @vite-ignore */ address);

/** Waits for the style sheet, of which the page has only what its HTML needs. */
async function styled() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    await new Promise((resolve, reject) => {
      Object.assign(link, { onload: resolve, onerror: reject });
    });
  }
}
