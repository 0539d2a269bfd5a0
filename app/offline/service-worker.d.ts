/** The bundled scripts of `app/offline/worker`, made by `bin/service-worker.ts`. */
declare module "virtual:service-worker" {
  /** Caches pages; reads the constant `VERSION`. */
  export const cachingWorker: string;
  /** Deletes all caches and unregisters itself. */
  export const removalWorker: string;
}
