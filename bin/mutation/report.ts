import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Group } from "./modules.ts";
import type { Mutant } from "./stryker.ts";

export const REPORT_FOLDER = "test-results/mutation";

/** The percentage of mutants to kill. */
const MARKS: Record<Group, number> = { pure: 85, sample: 75 };

export type Tested = { module: string; group: Group; mutants: Mutant[] };

/** Prints scores and survivors, and writes them to `report.md`. Returns whether the marks are met. */
export function report(tested: readonly Tested[], run: { seed: number; seconds: number }): boolean {
  const groups = (["pure", "sample"] as const).filter((group) =>
    tested.some((one) => one.group === group),
  );
  const lines = groups.flatMap((group) => {
    const own = tested.filter((one) => one.group === group);
    const all = own.flatMap(({ mutants }) => mutants);
    return [
      `## ${group}: ${percent(all)} % of ${all.length} killed (mark: ${MARKS[group]} %)`,
      "",
      "| module | mutants | killed | timed out | survived | not covered | score |",
      "| ------ | ------: | -----: | --------: | -------: | ----------: | ----: |",
      ...[...new Set(own.map(({ module }) => module))].map((module) => {
        const parts = own.filter((one) => one.module === module);
        return scoreRow(
          module,
          parts.flatMap(({ mutants }) => mutants),
        );
      }),
      "",
      ...survivorLines(all),
      "",
    ];
  });
  lines.push(`Seed: ${run.seed}, minutes: ${Math.round(run.seconds / 60)}`);
  const text = lines.join("\n");
  console.log(`\n${text}`);
  writeFileSync(`${REPORT_FOLDER}/report.md`, `${text}\n`);
  return groups.every((group) => {
    const own = tested.filter((one) => one.group === group);
    return percent(own.flatMap(({ mutants }) => mutants)) >= MARKS[group];
  });
}

function scoreRow(module: string, mutants: readonly Mutant[]) {
  const count = (status: Mutant["status"]) =>
    mutants.filter((mutant) => mutant.status === status).length;
  const killed = count("Killed") + count("RuntimeError");
  const counts = [mutants.length, killed, count("Timeout"), count("Survived")];
  return `| ${[module, ...counts, count("NoCoverage"), `${percent(mutants)} %`].join(" | ")} |`;
}

/** By a failing test, by one that no longer ends, or by an error while a test file is loaded. */
function isKilled({ status }: Mutant) {
  return status === "Killed" || status === "Timeout" || status === "RuntimeError";
}

function percent(mutants: readonly Mutant[]) {
  const killed = mutants.filter(isKilled);
  return mutants.length === 0 ? 100 : Math.floor((1000 * killed.length) / mutants.length) / 10;
}

function survivorLines(mutants: readonly Mutant[]) {
  return mutants
    .filter((mutant) => !isKilled(mutant))
    .map((mutant) => {
      const { fileName, location, replacement, status } = mutant;
      const place = `${relative(".", fileName)}:${location.start.line}`;
      const covered = status === "NoCoverage" ? " (not covered)" : "";
      return `- ${place}: \`${originalOf(mutant)}\` → \`${oneLine(replacement)}\`${covered}`;
    });
}

function originalOf({ fileName, location: { start, end } }: Mutant) {
  const lines = readFileSync(fileName, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return oneLine(lines.join(" "));
}

function oneLine(text: string) {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
