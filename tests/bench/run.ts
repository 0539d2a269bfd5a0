// This is the program of `npm run bench`: see docs/performance.md.
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "../../tools/build.mjs";
import { cleanUp, runWithCleanup } from "./cleanup";
import { bookings } from "./sections/bookings";
import { bytes } from "./sections/bytes";
import { desk } from "./sections/desk";
import { line } from "./sections/line";
import { mails } from "./sections/mails";
import { pages } from "./sections/pages";
import { describeFindings, loadNow, type Section, type SectionOptions } from "./sections/section";
import { quotes } from "./sections/quote";
import { soak } from "./sections/soak";
import { sockets } from "./sections/sockets";
import { stock } from "./sections/stock";
import { worst } from "./sections/worst";
import { wholeNumber } from "./whole-number";

const FOLDER = "test-results/bench";

/** The sections by name, in the order in which they run. */
const SECTIONS = new Map<string, Section>(
  Object.entries({
    pages,
    quotes,
    worst,
    bytes,
    bookings,
    line,
    desk,
    mails,
    sockets,
    soak,
    stock,
  }),
);

runWithCleanup(async () => {
  const { names, options } = readArguments();
  const unknown = names.filter((name) => !SECTIONS.has(name));
  if (unknown.length > 0) {
    const known = [...SECTIONS.keys()].join(", ");
    console.error(`no such section: ${unknown.join(", ")} (there are ${known})`);
    return 1;
  }
  ensureBuild();
  const failed: string[] = [];
  for (const name of names) if (!(await measure(name, options))) failed.push(name);
  if (failed.length > 0) console.log(`failed: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: "string", default: "10" },
      pages: { type: "string" },
      sockets: { type: "string", default: "5000" },
    },
  });
  return {
    names: positionals.length > 0 ? positionals : [...SECTIONS.keys()],
    options: {
      minutes: wholeNumber("minutes", values.minutes),
      pages: values.pages?.split(",").map((page) => page.trim()) ?? null,
      sockets: wholeNumber("sockets", values.sockets),
    },
  };
}

/** Resolves with whether a section was measured. What it started is ended before the next one. */
async function measure(name: string, options: SectionOptions): Promise<boolean> {
  const { about, run } = SECTIONS.get(name)!;
  console.log(`${name}: ${about}`);
  const [load, start] = [loadNow(), performance.now()];
  let isMeasured = false;
  try {
    const findings = await run(options);
    const seconds = Math.round((performance.now() - start) / 1000);
    const text = `${describePlace(seconds, load)}\n\n${describeFindings(findings)}\n`;
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, `${name}.md`), text);
    console.log(text);
    const { missed = [] } = findings;
    if (missed.length > 0) console.error(`too expensive: ${missed.join("; ")}`);
    isMeasured = missed.length === 0;
  } catch (error) {
    console.error(error);
  }
  return (await cleanUp()) && isMeasured;
}

function describePlace(seconds: number, load: string) {
  const [{ model } = { model: "unknown" }, ...others] = cpus();
  return (
    `Measured ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC on commit ` +
    `\`${commit()}\`: ${others.length + 1} cores (\`${model.trim()}\`), Node ${process.version}, ` +
    `load ${load} before and ${loadNow()} after ${seconds} s.`
  );
}

/** Returns the commit. Without git, as in an image, the place is still worth recording. */
function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
