import { resolve } from "node:path";
import { writeFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { keyOf } from "./key.mjs";
import { testsOf, type Group, type Module } from "./modules.ts";
import { REPORT_FOLDER } from "./report.ts";

export type Run = {
  module: Module;
  group: Group;
  files: readonly string[];
  /** The keys of the mutants to test; null for all. */
  sample: readonly string[] | null;
};

/** A mutant that was tested. */
export type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

type Options = { concurrency: number; incremental: boolean };

/** Runs the tests of a module against its mutants. */
export async function runModule(run: Run, options: Options): Promise<Mutant[]> {
  const { module, group, files, sample } = run;
  // Read by the processes that StrykerJS starts.
  process.env.MUTATION_TESTS = testsOf(module, group).join(",");
  process.env.MUTATION_SAMPLE = resolve(REPORT_FOLDER, "sample.json");
  if (sample) writeFileSync(process.env.MUTATION_SAMPLE, JSON.stringify(sample));
  console.log(`\n=== ${module.name}, ${group}`);
  const mutants = await new Stryker({
    mutate: [...files],
    testRunner: "vitest",
    // Without `related` the runner doesn't search the module graph before each mutant.
    vitest: { configFile: "bin/mutation/vitest.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner", resolve("bin/mutation/plugin.mjs")],
    ignorers: ["texts"],
    checkers: sample ? ["sample"] : [],
    coverageAnalysis: "perTest",
    disableTypeChecks: false,
    // The sandbox is a copy of the rest.
    ignorePatterns: ["build", "public", "shots", "test-results", "docs/pictures", "art/**/*.svg"],
    reporters: ["progress-append-only"],
    allowConsoleColors: false,
    timeoutMS: 20_000,
    concurrency: options.concurrency,
    // A mutant outside the sample would stay rejected with another seed.
    incremental: options.incremental && !sample,
    incrementalFile: `${REPORT_FOLDER}/incremental-${module.name}.json`,
  }).runMutationTest();
  const wanted = new Set(sample);
  return mutants
    .filter(({ status }) => status !== "Ignored")
    .filter((mutant) => !sample || wanted.has(keyOf(mutant)));
}
