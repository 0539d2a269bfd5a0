/** Scripts as text, made by `tools/bundled-scripts.ts`. */
declare module "virtual:bundled-scripts" {
  /** The service worker, `app/offline/worker.ts`, which reads the constant `VERSION`. */
  export const cachingWorker: string;
  /** The inline script of every page, of `app/layout/loader`. */
  export const pageLoader: string;
}
