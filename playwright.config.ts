import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/chromium.mjs";
import { isFull } from "./tests/browser/full";

// Sites in the process of the tests render with React's production build.
process.env.NODE_ENV = "production";

export default defineConfig({
  testDir: "tests/browser",
  build: { external: ["**/build/**"] },
  testMatch: "**/*.spec.ts",
  // `npm run test:slow` runs these too, and every combination of language and scripts.
  testIgnore: isFull ? [] : "**/*.slow.spec.ts",
  grepInvert: isFull ? undefined : /@slow/,
  globalSetup: "./tests/browser/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // They end what hangs; a loaded machine must not reach them.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  outputDir: "test-results/browser",
  use: {
    browserName: "chromium",
    locale: "en-US",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    // Animations would take an eighth of the CPU time; tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // They would bypass routes of tests; `offline.spec.ts` allows them.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--in-process-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // Pages are open for a second: optimizing their code costs more than it saves.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
});
