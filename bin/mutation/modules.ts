import { readdirSync, readFileSync } from "node:fs";
import { testFiles } from "../testing/files.ts";

/**
 * `pure`: every mutant is tested. `sample`: a module that uses a database, sockets or the network;
 * a sample of its mutants is tested.
 */
export type Group = "pure" | "sample";

/** Part of a module that is tested by itself: without tests of others the run is faster. */
export type Part = {
  module: string;
  /** Its files, and the tests beside them. */
  paths: RegExp;
  /** Other tests that cover it. */
  tests?: RegExp;
};

/** Messages to the operator that are not about one booking. */
const DESK_MESSAGES = /^app\/delivery\/(alerts|conflicts|morning)\//;

export const PARTS: readonly Part[] = [
  { module: "pricing", paths: /^app\/pricing\// },
  { module: "pages", paths: /^app\/page(-table\.|s\/)/, tests: /^app\/cached-pages\./ },
  { module: "cache", paths: /^app\/web\/cache\// },
  { module: "staff", paths: /^app\/staff\// },
  { module: "notifications", paths: /^app\/notifications\// },
  { module: "booking", paths: /^app\/booking\/([^/]+|(events|unanswered)\/.+)$/ },
  { module: "booking", paths: /^app\/booking\/(form|sending)\// },
  { module: "booking", paths: /^app\/booking\/(manage|notices|place)\// },
  { module: "delivery", paths: /^app\/delivery\/([^/]+|decide\/.+)$/, tests: DESK_MESSAGES },
  { module: "delivery", paths: /^app\/delivery\/mail\//, tests: DESK_MESSAGES },
  { module: "delivery", paths: /^app\/delivery\/telegram\//, tests: DESK_MESSAGES },
  { module: "delivery", paths: /^app\/delivery\/(webhook|whatsapp)\// },
];

/** Modules that use a database, sockets or the network import one of these, or call `fetch`. */
const INFRASTRUCTURE =
  /\bfetch\(|from "(~\/db\.server|#db\/.+|ws|partysocket|nodemailer|node:(dns|http|https|net)|.+\/(booking-store|call-json)\.server)"/;

/** Components, styles, tests and their data, types, and React hooks, which browser tests cover. */
const NOT_MUTATED = /\.tsx$|\.css\.ts$|\.test\.ts$|\.d\.ts$|\/testing\/|\/use-[\w-]+\.ts$/;

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => `app/${path}`)
  .filter((path) => path.endsWith(".ts") && !NOT_MUTATED.test(path));

export function filesOf({ paths }: Part, group: Group): string[] {
  return sources.filter((file) => paths.test(file) && groupOf(file) === group).sort();
}

/** The test files that can test a part. */
export function testsOf({ paths, tests }: Part, group: Group): string[] {
  const known = group === "pure" ? testFiles.unit : [...testFiles.unit, ...testFiles.database];
  return known.filter((file) => paths.test(file) || tests?.test(file));
}

function groupOf(file: string): Group {
  return INFRASTRUCTURE.test(readFileSync(file, "utf8")) ? "sample" : "pure";
}
