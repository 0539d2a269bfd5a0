import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import "./tools/env-file.mjs";
import { clientOutput } from "./tools/client-output.ts";
import { devSite } from "./tools/dev-site.ts";
import { bundledScripts } from "./tools/bundled-scripts.ts";
import { clientTexts } from "./tools/client-texts.ts";
import { styleRules } from "./tools/style-rules.ts";

const ROUTER_USERS = ["react-router", "@react-router/node", "remix-i18next"];

const isBuild = process.argv.includes("build");

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    process.env.VITEST ? null : reactRouter(),
    serverEntries(),
    bundledScripts(),
    clientTexts(),
    styleRules(),
    devSite(),
  ],
  resolve: { tsconfigPaths: true, alias: isBuild ? productionRouter() : [] },
  server: { port: Number(process.env.PORT || 3000), host: process.env.HOST || "127.0.0.1" },
  // Bundled to be the router's production build, with all that import it.
  ssr: { noExternal: isBuild ? ROUTER_USERS : [] },
  // One style sheet for all pages: half the bytes of several, and a single request.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Suppresses a warning about the time of plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

/** The `exports` of react-router have only its development build. */
function productionRouter() {
  const folder = fileURLToPath(
    new URL("node_modules/react-router/dist/production", import.meta.url),
  );
  return [
    { find: /^react-router$/, replacement: `${folder}/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
  ];
}

/** One server build with several entries, so that they share modules. */
function serverEntries(): Plugin {
  const input = {
    index: "virtual:react-router/server-build",
    server: "./server.ts",
    site: "./app/server/site-entry.server.ts",
    "exchange-rates": "./app/server/commands/exchange-rates.server.ts",
    "seed-large": "./app/server/commands/seed-large.server.ts",
    staff: "./app/server/commands/staff.server.ts",
    person: "./app/server/commands/person.server.ts",
    audit: "./app/server/commands/audit.server.ts",
    backup: "./app/server/commands/backup.server.ts",
    restore: "./app/server/commands/restore.server.ts",
    "move-database": "./app/server/commands/move-database.server.ts",
    "import-reader": "./app/desk/transfer/import-reader.server.ts",
  };
  return {
    name: "server-entries",
    // After the router, which sets its only entry.
    enforce: "post",
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: clientOutput } } },
        ssr: { build: { rollupOptions: { input, output: { entryFileNames: "[name].js" } } } },
      },
    }),
  };
}
