/** The bundled scripts of `app/offline/worker`, made by `bin/service-worker.ts`. */
declare module "virtual:service-worker" {
  /** Keeps pages; reads the constant `VERSION`. */
  export const serving: string;
  /** Deletes what was kept and itself. */
  export const leaving: string;
}
