import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import "./bin/env-file.mjs";
import { devSite } from "./bin/dev-site.ts";
import { serviceWorker } from "./bin/service-worker.ts";
import { testFiles } from "./bin/testing/files.ts";
import { patchPostgres } from "./db/patch-postgres.ts";

/** `bin/count-tests.mjs` reads it. */
const reportFile = `test-results/${process.env.TEST_REPORT ?? "vitest"}.json`;

export default defineConfig({
  plugins: [
    patchPostgres(),
    vanillaExtractPlugin(),
    process.env.VITEST ? null : reactRouter(),
    serverEntries(),
    serviceWorker(),
    devSite(),
  ],
  resolve: { tsconfigPaths: true },
  server: { port: Number(process.env.PORT || 3000), host: process.env.HOST || "127.0.0.1" },
  // Bundled, and so patched.
  ssr: { noExternal: ["postgres"] },
  // One style sheet for all pages: half the bytes of many, and one request on a weak line.
  build: { target: "es2022", assetsInlineLimit: 0, cssCodeSplit: false },
  test: {
    // `bin/testing/stages.mjs` runs them in parallel.
    projects: [
      // No test of it changes what a module holds, so modules are loaded once for all files.
      project("unit", testFiles.unit, { isolate: false }),
      project("database", testFiles.database, { globalSetup: ["./db/testing/global-setup.ts"] }),
      project("site", testFiles.site, { globalSetup: ["./e2e/api/global-setup.ts"] }),
      project("slow", testFiles.slow, { globalSetup: ["./e2e/api/global-setup.ts"] }),
    ],
    // Much of it waits for a database or a site that starts: one worker would leave a core idle.
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: reportFile }]],
  },
});

/** A group of tests with what they need. */
function project(name: string, include: string[], options: Partial<InlineConfig>) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      setupFiles: ["./db/testing/console-guard.ts"],
      server: { deps: { inline: ["postgres"] } },
      env: { LOG_LEVEL: "silent" },
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...options,
    },
  };
}

/** One server build with several entries, so that they share what they have in common. */
function serverEntries(): Plugin {
  const input = {
    index: "virtual:react-router/server-build",
    server: "./server.ts",
    site: "./app/site-entry.server.ts",
    "exchange-rates": "./app/commands/exchange-rates.server.ts",
    "seed-large": "./app/commands/seed-large.server.ts",
    staff: "./app/commands/staff.server.ts",
  };
  return {
    name: "server-entries",
    // After the router, which names its one entry itself.
    enforce: "post",
    config: () => ({
      environments: {
        ssr: { build: { rollupOptions: { input, output: { entryFileNames: "[name].js" } } } },
      },
    }),
  };
}
