import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import type { Findings } from "../sections/section";
import { sectionText } from "./markdown";

const FOLDER = "test-results/bench";

export type Measured = {
  name: string;
  findings: Findings;
  seconds: number;
  /** The load on the machine when the section began. */
  load: number;
};

/** Writes what a section found to a file of its own. docs/performance.md names the figures that count. */
export async function writeSection({ name, findings, seconds, load }: Measured) {
  const text = sectionText(findings, describePlace(seconds, load));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.md`), `${text}\n`);
}

function describePlace(seconds: number, load: number) {
  const [{ model } = { model: "unknown" }, ...others] = cpus();
  const [now] = loadavg();
  return (
    `Measured ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC on commit ` +
    `\`${commit()}\`: ${others.length + 1} cores (\`${model.trim()}\`), Node ${process.version}, ` +
    `load ${load.toFixed(1)} before and ${now!.toFixed(1)} after ${Math.round(seconds)} s.`
  );
}

/** Without git, as in an image, the place is still worth recording. */
function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
