import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { addCleanup } from "../cleanup";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Points of 100, milliseconds, and the ids of the audits with weight that are not full. */
export type Audited = {
  points: Record<(typeof CATEGORIES)[number], number>;
  blockingMs: number;
  failures: string[];
  /** Lighthouse's measure of the machine while it ran; a quiet desktop has 1,500 to 2,000. */
  machine: number;
};

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
});

/** Runs Lighthouse with its mobile defaults once. */
export async function auditPage(folder: string, chromium: string, url: string): Promise<Audited> {
  const child = spawn(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      url,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CHROME_PATH: chromium },
    },
  );
  addCleanup(async () => child.kill());
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`lighthouse ended with ${code}: ${errors}`);
  return readResult(output);
}

function readResult(output: string): Audited {
  const { runtimeError, environment, categories, audits } = resultSchema.parse(JSON.parse(output));
  if (runtimeError) throw new Error(runtimeError.message);
  const points = (name: (typeof CATEGORIES)[number]) =>
    Math.round((categories[name].score ?? Number.NaN) * 100);
  const failures = CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    points: {
      performance: points("performance"),
      accessibility: points("accessibility"),
      "best-practices": points("best-practices"),
      seo: points("seo"),
    },
    blockingMs: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    failures,
    machine: environment.benchmarkIndex,
  };
}
