// `npm run mutate`: see CONTRIBUTING.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startDatabase } from "./database.ts";
import { runPart } from "./stryker.ts";
import { filesOf, PARTS, type Group } from "./modules.ts";
import { chooseSample } from "./mutants.ts";
import { report, REPORT_FOLDER, type Tested } from "./report.ts";

const { values } = parseArgs({
  options: {
    module: { type: "string", multiple: true, default: PARTS.map(({ module }) => module) },
    group: { type: "string", multiple: true, default: ["pure", "sample"] },
    seed: { type: "string", default: "1" },
    sample: { type: "string", default: "300" },
    concurrency: { type: "string", default: "2" },
  },
});

const [seed, size] = [Number(values.seed), Number(values.sample)];
const GROUPS = (["pure", "sample"] as const).filter((group) => values.group.includes(group));
const parts = PARTS.filter(({ module }) => values.module.includes(module));

mkdirSync(REPORT_FOLDER, { recursive: true });
const stopDatabase = GROUPS.includes("sample") ? await startDatabase() : null;
const started = performance.now();
const tested: Tested[] = [];
try {
  for (const group of GROUPS) await runGroup(group);
} finally {
  await stopDatabase?.();
}
const isEnough = report(tested, { seed, seconds: (performance.now() - started) / 1000 });
process.exit(isEnough ? 0 : 1);

async function runGroup(group: Group) {
  const keys = group === "sample" ? await chooseSample(seed, size) : null;
  if (keys) console.log(`mutants in the sample: ${keys.length}, seed: ${seed}`);
  for (const part of parts) {
    const files = filesOf(part, group);
    const sample = keys?.filter((key) => files.some((file) => key.startsWith(`${file} `))) ?? null;
    if (files.length === 0 || sample?.length === 0) continue;
    const run = { part, group, files, sample };
    const mutants = await runPart(run, Number(values.concurrency));
    tested.push({ module: part.module, group, mutants });
    // A later crash leaves the results of the parts before it.
    writeFileSync(`${REPORT_FOLDER}/mutants.json`, JSON.stringify(tested, null, 2));
  }
}
