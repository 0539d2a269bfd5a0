import { runnerImport } from "vite";
import type setup from "../../db/testing/global-setup.ts";

/**
 * Starts one PostgreSQL for all processes of StrykerJS, which inherit its address: a process that is
 * killed after a timeout would leave its own one running. Resolves with a function that stops it.
 */
export async function startDatabase() {
  const { module } = await runnerImport<{ default: typeof setup }>("./db/testing/global-setup.ts", {
    resolve: { tsconfigPaths: true },
    configFile: false,
  });
  return module.default();
}
