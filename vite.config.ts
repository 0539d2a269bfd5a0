import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import "./bin/env-file.mjs";
import { devSite } from "./bin/dev-site.ts";
import { serviceWorker } from "./bin/service-worker.ts";
import { patchPostgres } from "./db/patch-postgres.ts";

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
  // Built in, and so mended.
  ssr: { noExternal: ["postgres"] },
  // One style sheet for all pages: half the bytes of many, and one request on a weak line.
  build: { target: "es2022", assetsInlineLimit: 0, cssCodeSplit: false },
  test: {
    // The slow ones are `npm run test:slow`.
    include: ["{app,art,db,e2e}/**/!(*.slow).test.ts"],
    globalSetup: ["./db/testing/global-setup.ts"],
    setupFiles: ["./db/testing/console-guard.ts"],
    server: { deps: { inline: ["postgres"] } },
    env: { LOG_LEVEL: "silent" },
    // Much of it waits for a database or a site that starts: one worker would leave a core idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});

/** One server build with several entries, so that they share what they have in common. */
function serverEntries(): Plugin {
  const input = {
    index: "virtual:react-router/server-build",
    server: "./server.ts",
    site: "./app/site-entry.server.ts",
    rates: "./app/commands/exchange-rates.server.ts",
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
