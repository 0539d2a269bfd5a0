// `npm run mutate`: see docs/mutation.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startDatabase } from "./database.ts";
import { runModule, type Run } from "./stryker.ts";
import { filesOf, MODULES, type Group } from "./modules.ts";
import { chooseSample } from "./mutants.ts";
import { report, REPORT_FOLDER, type Tested } from "./report.ts";

const { values } = parseArgs({
  options: {
    module: { type: "string", multiple: true, default: MODULES.map(({ name }) => name) },
    group: { type: "string", multiple: true, default: ["pure", "sample"] },
    seed: { type: "string", default: "1" },
    sample: { type: "string", default: "300" },
    concurrency: { type: "string", default: "2" },
    incremental: { type: "boolean", default: false },
  },
});

const [seed, size] = [Number(values.seed), Number(values.sample)];
const GROUPS = (["pure", "sample"] as const).filter((group) => values.group.includes(group));
const modules = MODULES.filter(({ name }) => values.module.includes(name));

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
  if (keys) console.log(`sample of ${keys.length} mutants, seed ${seed}`);
  for (const module of modules) {
    const files = filesOf(module, group);
    const own = keys?.filter((key) => files.some((file) => key.startsWith(`${file} `))) ?? null;
    if (files.length === 0 || own?.length === 0) continue;
    const run: Run = { module, group, files, sample: own };
    const mutants = await runModule(run, {
      concurrency: Number(values.concurrency),
      incremental: values.incremental,
    });
    tested.push({ module: module.name, group, mutants });
    writeFileSync(
      `${REPORT_FOLDER}/${module.name}-${group}.json`,
      JSON.stringify(mutants, null, 2),
    );
  }
}
