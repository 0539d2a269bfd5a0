/** Scripts as text, made by `bin/bundled-scripts.ts`. */
declare module "virtual:bundled-scripts" {
  /** The service worker, of `app/offline/worker`: caches pages; reads the constant `VERSION`. */
  export const cachingWorker: string;
  /** Deletes all caches and unregisters itself. */
  export const removalWorker: string;
  /** The inline script of every page, of `app/layout/loader`. */
  export const pageLoader: string;
}
