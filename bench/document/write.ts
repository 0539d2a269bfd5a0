import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { format } from "oxfmt";
import type { Findings } from "../sections/section";
import { replaceSection, sectionText } from "./markdown";

const DOCUMENT = "docs/performance.md";

export type Measured = {
  name: string;
  findings: Findings;
  seconds: number;
  /** The load on the machine when the section began. */
  load: number;
};

/** Writes a section of docs/performance.md, formatted as `npm run lint` demands. */
export async function writeSection({ name, findings, seconds, load }: Measured) {
  const text = sectionText(findings, describePlace(seconds, load));
  const document = replaceSection(await readFile(DOCUMENT, "utf8"), name, text);
  const { code } = await format(DOCUMENT, document, { printWidth: 100 });
  await writeFile(DOCUMENT, code);
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
