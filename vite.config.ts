import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
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
  // Bundled, and so patched.
  ssr: { noExternal: ["postgres"] },
  // One style sheet for all pages: half the bytes of many, and one request on a weak line.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // A warning that most of the build is plugins: it is, and nobody can act upon it.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

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
