// `npm run bench`: see tests/bench/README.md.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { ensureBuild } from "../../tools/build.mjs";
import { cleanUp, runWithCleanup } from "./cleanup";
import { sectionText } from "./document/markdown";
import { writeSection } from "./document/write";
import type { SectionOptions } from "./sections/section";
import { SECTIONS } from "./sections/sections";
import { wholeNumber } from "./whole-number";

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
  if (failed.length > 0) console.log(`not measured: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: "string", default: "10" },
      runs: { type: "string", default: "5" },
      sockets: { type: "string", default: "5000" },
    },
  });
  return {
    names: positionals.length > 0 ? positionals : [...SECTIONS.keys()],
    options: {
      minutes: wholeNumber("minutes", values.minutes),
      runs: wholeNumber("runs", values.runs),
      sockets: wholeNumber("sockets", values.sockets),
    },
  };
}

/** Whether it was measured. What it started is ended before the next one. */
async function measure(name: string, options: SectionOptions): Promise<boolean> {
  const { about, run } = SECTIONS.get(name)!;
  console.log(`${name}: ${about}`);
  const [load, start] = [loadavg()[0]!, performance.now()];
  let isMeasured = false;
  try {
    const findings = await run(options);
    if ("skipped" in findings) console.log(`SKIPPED: ${findings.skipped}`);
    else {
      const seconds = (performance.now() - start) / 1000;
      await writeSection({ name, findings, seconds, load });
      console.log(sectionText(findings, `in ${Math.round(seconds)} s`));
    }
    const { missed = [] } = "skipped" in findings ? {} : findings;
    if (missed.length > 0) console.error(`too expensive: ${missed.join("; ")}`);
    isMeasured = !("skipped" in findings) && missed.length === 0;
  } catch (error) {
    console.error(error);
  }
  return (await cleanUp()) && isMeasured;
}
