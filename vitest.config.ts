import { defineConfig, mergeConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { ensurePatchedDriver } from "./tools/patched-driver.mjs";
import { TAGS, testFiles } from "./tools/test-files.ts";
import viteConfig from "./vite.config.ts";

/** `tools/gate.mjs` reads it. */
const reportFile = `test-results/${process.env.TEST_REPORT ?? "vitest"}.json`;

ensurePatchedDriver();

// Apart from the build's configuration: an installation without `devDependencies` has no vitest.
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // `tools/test.mjs` runs them in parallel.
      projects: [
        // No test of it changes what a module holds, so modules are loaded once for all files.
        project("unit", testFiles.unit, { isolate: false }),
        project("database", testFiles.database, {
          isolate: false,
          globalSetup: ["./db/testing/global-setup.ts"],
        }),
        project("site", testFiles.site, {
          isolate: false,
          globalSetup: ["./tests/http/global-setup.ts"],
          // React's development build takes twice as long for a page.
          env: { LOG_LEVEL: "silent", NODE_ENV: "production" },
        }),
        project("slow", testFiles.slow, { globalSetup: ["./tests/http/global-setup.ts"] }),
      ],
      tags: TAGS,
      // Much of it waits for a database or a site that starts: one worker would leave a core idle.
      // A project takes it from here, not from `--maxWorkers`.
      maxWorkers: 2,
      reporters: ["default", ["json", { outputFile: reportFile }]],
    },
  }),
);

/** A group of tests with what they need. */
function project(name: string, include: string[], options: Partial<InlineConfig>) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      setupFiles: ["./db/testing/console-guard.ts"],
      server: { deps: { external: [/\/build\/server\//] } },
      env: { LOG_LEVEL: "silent" },
      // They end what hangs; a loaded machine must not reach them.
      testTimeout: 120_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 60_000 } },
      ...options,
    },
  };
}
