import { readdirSync, readFileSync } from "node:fs";
import type { TestTagDefinition } from "vitest/config";

export const TAGS: TestTagDefinition[] = [
  { name: "slow", description: "Runs in `npm run test:slow`, not in the gate." },
];

/** Matches imports of tests that use a database. */
const DATABASE =
  /testing\/(test-database|unmigrated-database|test-server|embedded-fixture|server-url|use-backup)"/;

const modules = list("app", "db", "tests/bench", "tests/drills", "tools");
const sites = list("tests/http");
const isSlow = (file: string) => file.endsWith(".slow.test.ts");
const needsDatabase = (file: string) => DATABASE.test(readFileSync(file, "utf8"));
const quick = modules.filter((file) => !isSlow(file));

/** The test files of each vitest project. `.slow.test.ts` files are not in the gate. */
export const testFiles = {
  unit: quick.filter((file) => !needsDatabase(file)),
  database: quick.filter(needsDatabase),
  site: sites.filter((file) => !isSlow(file)),
  slow: [...modules, ...sites].filter(isSlow),
};

function list(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name}`),
  );
}
