import { findChromium } from "../../bin/chromium.mjs";
import { spreadOf } from "../compare";
import { auditPage, CATEGORIES, type Audited } from "../lighthouse/audit-page";
import { makeDataFolder, openSite } from "../sites";
import { installTools } from "../tools/install";
import { addresses, OWN_FIRM, warmUp } from "./main-pages";
import { loadNow, verdict, type Section } from "./section";

/** The newest that runs on Node 20. */
const VERSION = "12.8.2";
/** Points of each category. */
const GOAL = { median: 100, worst: 97 };

const HEAD = ["", ...CATEGORIES, "blocking", "", "machine", "load"];

export const lighthouse: Section = {
  about: "Lighthouse, mobile, on the main pages in both languages",
  async run({ runs }) {
    const chromium = findChromium();
    if (!chromium) return { skipped: "no Chromium: install it and set CHROMIUM_PATH" };
    const folder = await installTools("lighthouse", { lighthouse: VERSION });
    const site = await openSite(await makeDataFolder(), OWN_FIRM);
    await warmUp(site.url);
    const rows: string[][] = [];
    const failures = new Map<string, Set<string>>();
    for (const path of addresses()) {
      const audited: Audited[] = [];
      for (let run = 0; run < runs; run++) {
        audited.push(await auditPage(folder, chromium, site.url + path));
      }
      for (const failure of audited.flatMap((one) => one.failures)) {
        failures.set(failure, (failures.get(failure) ?? new Set()).add(`\`${path}\``));
      }
      rows.push(describe(path, audited));
      console.log(rows.at(-1)!.join("  "));
    }
    return {
      tables: [{ head: HEAD, rows }],
      notes: [
        `Lighthouse ${VERSION}, mobile with simulated throttling, ${runs} runs of each page: the median, and the worst in brackets. Targets: ${GOAL.median} in each category, ${GOAL.worst} as the worst, no blocking time. "machine" is Lighthouse's benchmark index: below 1,000, other work on the machine decides the blocking time.`,
        ...[...failures].map(
          ([failure, paths]) => `Not full in some run: \`${failure}\` on ${[...paths].join(", ")}.`,
        ),
      ],
    };
  },
};

function describe(path: string, audited: Audited[]): string[] {
  const points = CATEGORIES.map((name) => spreadOf(audited.map((one) => one.points[name])));
  const blocking = spreadOf(audited.map((one) => one.blockingMs));
  const isMet =
    blocking.median === 0 &&
    points.every(({ median, min }) => median >= GOAL.median && min >= GOAL.worst);
  return [
    `\`${path}\``,
    ...points.map(({ median, min }) => `${median} (${min})`),
    `${blocking.median.toFixed(0)} (${blocking.max.toFixed(0)}) ms`,
    verdict(isMet),
    spreadOf(audited.map(({ machine }) => machine)).median.toFixed(0),
    loadNow(),
  ];
}
