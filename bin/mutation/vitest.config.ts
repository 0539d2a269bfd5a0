import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { TAGS } from "../testing/tags.ts";

// Apart from the tests' configuration: StrykerJS can't choose one of several projects.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { tsconfigPaths: true },
  test: {
    // `stryker.ts` sets it.
    include: (process.env.MUTATION_TESTS ?? "").split(","),
    // As in the project `unit`.
    isolate: process.env.MUTATION_GROUP !== "pure",
    tags: TAGS,
    setupFiles: ["./db/testing/console-guard.ts"],
    server: { deps: { inline: ["postgres"] } },
    env: { LOG_LEVEL: "silent" },
    // StrykerJS ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: [loadErrors()],
  },
});

/** StrykerJS counts only failed tests, so a file that can't be loaded would look as if it passed. */
function loadErrors(): Reporter {
  let vitest: Vitest;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestModuleEnd(module: TestModule) {
      for (const error of module.errors()) vitest.state.catchError(error, "Unhandled Error");
    },
  };
}
