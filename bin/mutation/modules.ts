import { readdirSync, readFileSync } from "node:fs";
import { testFiles } from "../testing/files.ts";

/**
 * `pure`: every mutant is tested. `sample`: a module that uses a database, sockets or the network;
 * a sample of its mutants is tested.
 */
export type Group = "pure" | "sample";

export type Module = {
  name: string;
  /** Beginnings of the paths of its files. */
  paths: readonly string[];
  /** Beginnings of the paths of other tests that cover it. */
  tests?: readonly string[];
};

export const MODULES: readonly Module[] = [
  { name: "pricing", paths: ["app/pricing/"] },
  { name: "pages", paths: ["app/pages.ts", "app/pages/"], tests: ["app/cached-pages."] },
  { name: "cache", paths: ["app/web/cache/"] },
  { name: "staff", paths: ["app/staff/"] },
  { name: "notifications", paths: ["app/notifications/"] },
  { name: "booking", paths: ["app/booking/"] },
  { name: "delivery", paths: ["app/delivery/"] },
];

/** Modules that use a database, sockets or the network import one of these, or call `fetch`. */
const INFRASTRUCTURE =
  /\bfetch\(|from "(~\/db\.server|#db\/.+|ws|partysocket|nodemailer|node:(dns|http|https|net)|.+\/(booking-store|call-json)\.server)"/;

/** Components, styles, tests and their data, types, and React hooks, which browser tests cover. */
const NOT_MUTATED = /\.tsx$|\.css\.ts$|\.test\.ts$|\.d\.ts$|\/testing\/|\/use-[\w-]+\.ts$/;

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => `app/${path}`)
  .filter((path) => path.endsWith(".ts") && !NOT_MUTATED.test(path));

/** The files of a module in a group. */
export function filesOf({ paths }: Module, group: Group): string[] {
  return sources
    .filter((file) => paths.some((path) => file.startsWith(path)) && groupOf(file) === group)
    .sort();
}

/** The test files of a module that can test a group. */
export function testsOf({ paths, tests = [] }: Module, group: Group): string[] {
  const known = group === "pure" ? testFiles.unit : [...testFiles.unit, ...testFiles.database];
  return known.filter((file) => [...paths, ...tests].some((path) => file.startsWith(path)));
}

function groupOf(file: string): Group {
  return INFRASTRUCTURE.test(readFileSync(file, "utf8")) ? "sample" : "pure";
}
