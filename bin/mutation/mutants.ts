import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { keyOf } from "./key.mjs";
import { filesOf, PARTS } from "./modules.ts";
import { ignorers } from "./plugin.mjs";

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  fatal: () => {},
};

/** The keys of all mutants of the group `sample`, by file. */
async function listMutants(): Promise<string[][]> {
  const files = PARTS.flatMap((part) => filesOf(part, "sample"));
  const listed = files.map(async (file) => {
    const content = readFileSync(file, "utf8");
    const { mutants } = await new Instrumenter(SILENT).instrument(
      [{ name: `/${file}`, mutate: true, content }],
      { ignorers, excludedMutations: [], plugins: null },
    );
    return mutants.filter(({ status }) => status !== "Ignored").map(keyOf);
  });
  return Promise.all(listed);
}

/**
 * The keys of a sample, stratified over the files: each has its share of the mutants, to the nearest
 * whole. The same seed chooses the same mutants while the code is unchanged.
 */
export async function chooseSample(seed: number, size: number): Promise<string[]> {
  const byFile = await listMutants();
  const rank = (key: string) => createHash("sha256").update(`${seed} ${key}`).digest("hex");
  const all = byFile.flatMap((keys) =>
    keys
      .map((key) => ({ key, rank: rank(key) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ key }) => key),
  );
  const step = all.length / size;
  if (step <= 1) return all;
  return Array.from({ length: size }, (_, index) => all[Math.floor((index + 0.5) * step)]!);
}
