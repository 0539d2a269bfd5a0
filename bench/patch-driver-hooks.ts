import type { LoadHook } from "node:module";
import { fileURLToPath } from "node:url";
import { patchSource } from "#db/patch-postgres";

/** Applies the patches of the site's build to the driver's modules. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  if (!url.includes("/node_modules/postgres/src/")) return loaded;
  return {
    ...loaded,
    source: patchSource(String(loaded.source), fileURLToPath(url)) ?? loaded.source,
  };
};
