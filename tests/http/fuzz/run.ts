import fc from "fast-check";
import type { SiteProcess } from "../../browser/site";
import type { FuzzCase } from "./case";
import { fuzzCases } from "./cases";
import { usedMegabytes } from "./heap";
import { sendCase } from "./send";
import { readSurface } from "./surface";

export type FuzzResult = {
  /** The first failed case with its seed, or null. */
  failure: string | null;
  answers: Record<string, number>;
  forms: number;
  calls: number;
  /** Megabytes that the site uses in the middle, and at the end. */
  used: { middle: number; end: number };
  /** Lines of the log that report a fault. */
  faults: string[];
  isSignedIn: boolean;
  isAlive: boolean;
};

/** Caches of pages and limits go on filling in the second half; a leak would take more of 50,000 cases. */
export const MAX_GROWTH_MB = 40;

/** The number of cases between two checks of the health. There is another at the end. */
const HEALTH_EVERY = 50;

/** Reads `FUZZ_SEED` and `FUZZ_PATH`, which repeat a failed case; a failure names both. */
function replay() {
  const { FUZZ_SEED, FUZZ_PATH } = process.env;
  return {
    ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }),
    ...(FUZZ_PATH && { path: FUZZ_PATH }),
  };
}

type FuzzOptions = {
  cases: number;
  /** The seed, which is random by default. */
  seed?: number;
};

/** Attacks a site that was started with `MEASURED` with random cases, one after another. */
export async function fuzz(site: SiteProcess, options: FuzzOptions): Promise<FuzzResult> {
  const { cases, ...seed } = options;
  const surface = await readSurface(site);
  const answers: Record<string, number> = {};
  let middle = Number.NaN;
  let sent = 0;
  const survives = fc.asyncProperty(fuzzCases(surface), async (fuzzed: FuzzCase) => {
    const status = await sendCase(site.url, fuzzed);
    answers[status ?? "closed"] = (answers[status ?? "closed"] ?? 0) + 1;
    sent += 1;
    if (sent === Math.floor(cases / 2)) middle = await usedMegabytes(site);
    if (status !== null && isFault(status)) throw new Error(`answered ${status}`);
    if (sent % HEALTH_EVERY === 0 && !(await isHealthy(site))) throw new Error("is not healthy");
  });
  const run = await fc.check(survives, { numRuns: cases, ...seed, ...replay() });
  const isAlive = site.process.exitCode === null && (await isHealthy(site));
  return {
    failure: run.failed ? describe(run) : null,
    answers,
    forms: surface.forms.length,
    calls: surface.calls.length,
    used: { middle, end: isAlive ? await usedMegabytes(site) : Number.NaN },
    faults: faultsIn(site.output()),
    isSignedIn: (await statusOf(site, "/admin/today", surface.staff)) === 200,
    isAlive,
  };
}

function describe(run: fc.RunDetails<[FuzzCase]>) {
  const again = `FUZZ_SEED=${run.seed} FUZZ_PATH=${run.counterexamplePath}`;
  return `repeat with ${again}\n${fc.defaultReportMessage(run) ?? ""}`;
}

/**
 * A 503 is no fault: the contract has it for a database that does not respond in time, as on an overloaded
 * machine.
 */
const isFault = (status: number) => status >= 500 && status !== 503;

const isHealthy = async (site: SiteProcess) => (await statusOf(site, "/healthz")) === 200;

async function statusOf(site: SiteProcess, path: string, cookie = "") {
  const response = await fetch(`${site.url}${path}`, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  return response.status;
}

const UNAVAILABLE = /the database (is unavailable|took too long)/;

/** Returns errors and fatal errors of the log, and what Node prints about an uncaught exception. */
export function faultsIn(output: string) {
  return output
    .split("\n")
    .filter((line) => /"level":(?:50|60)\b|uncaught|unhandled|^\s+at \S+ \(/i.test(line))
    .filter((line) => !UNAVAILABLE.test(line));
}
