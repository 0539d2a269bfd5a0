/** Scripts as text, made by `tools/bundled-scripts.ts`. */
declare module "virtual:bundled-scripts" {
  /** The service worker, `app/site/offline/worker.ts`, which reads the constant `VERSION`. */
  export const cachingWorker: string;
  /** The inline script of every page, of `app/site/layout/loader`. */
  export const pageLoader: string;
}
