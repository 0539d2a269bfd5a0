import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** After `NODE_ENV=production npm ci && npm start` only these packages are installed, the build's too. */
const { dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
};

const COMMANDS = ["start", "build", "staff", "person", "exchange-rates", "seed:large"] as const;

/** The files that those commands run by themselves, and those that the build reads. */
const ENTRIES = [
  ...COMMANDS.map((name) => scripts[name]!.replace(/^(exec )?node /, "")),
  "tools/router.mjs",
  "vite.config.ts",
  "react-router.config.ts",
  "server.ts",
  ...sources("app"),
  ...sources("db"),
];

function sources(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !/\.test\.|(^|\/)testing\//.test(path))
    .map((path) => join(folder, path));
}

/** Returns the packages that a file and those that it imports by a relative path load; types are erased. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !/\.(ts|tsx|mjs)$/.test(file)) return [];
  seen.add(file);
  return specifiersOf(file).flatMap((specifier) =>
    specifier.startsWith(".")
      ? packagesOf(join(dirname(file), specifier), seen)
      : packageOf(specifier),
  );
}

function specifiersOf(file: string) {
  const source = readFileSync(file, "utf8").replaceAll(/^import type [^;]+;$/gm, "");
  const imports = source.matchAll(
    /^(?:import|export)\s(?:[^;"]*?\sfrom\s)?"([^"]+)"|(?:import|require\.resolve)\("([^"]+)"\)/gm,
  );
  return [...imports].map(([, fixed, called]) => (fixed ?? called)!);
}

/** Returns nothing for Node's modules, the router's virtual ones, and the project's own paths. */
function packageOf(specifier: string): string[] {
  if (/^(node:|virtual:|~\/|#|\/)/.test(specifier)) return [];
  return [/^(@[^/]+\/)?[^/]+/.exec(specifier)![0]];
}

test("the site builds and runs with dependencies alone", () => {
  const used = new Set(ENTRIES.flatMap((file) => packagesOf(file)));
  expect(used.size).toBeGreaterThan(25);
  expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
});
