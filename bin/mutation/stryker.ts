import { resolve } from "node:path";
import { writeFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { testsOf, type Group, type Part } from "./modules.ts";
import { REPORT_FOLDER } from "./report.ts";

export type Run = {
  part: Part;
  group: Group;
  files: readonly string[];
  /** The keys of the mutants to test; null for all. */
  sample: readonly string[] | null;
};

/** A mutant that was tested. */
export type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** Runs the tests of a part against its mutants. */
export async function runPart(run: Run, concurrency: number): Promise<Mutant[]> {
  const { part, group, files, sample } = run;
  // Read by the processes that StrykerJS starts.
  process.env.MUTATION_TESTS = testsOf(part, group).join(",");
  process.env.MUTATION_GROUP = group;
  process.env.MUTATION_SAMPLE = resolve(REPORT_FOLDER, "sample.json");
  if (sample) writeFileSync(process.env.MUTATION_SAMPLE, JSON.stringify(sample));
  console.log(`\n=== ${part.module}, ${group}, files: ${files.length}`);
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
    // It would rewrite the file with an interface that TypeScript 7 does not have.
    tsconfigFile: "none",
    // The sandbox is a copy of the rest.
    ignorePatterns: ["build", "public", "shots", "test-results", "docs/pictures", "art/**/*.svg"],
    reporters: ["progress-append-only"],
    allowConsoleColors: false,
    timeoutMS: 20_000,
    concurrency,
  }).runMutationTest();
  // The sample's checker rejects all others.
  return mutants.filter(({ status }) => status !== "Ignored" && status !== "CompileError");
}
