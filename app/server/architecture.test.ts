import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/**
 * Modules from top to bottom: each imports only from those below it. Paths in `app/`; the longest
 * match is a file's module. Those of one line are one module.
 */
const ORDER: string[][] = [
  ["routes", "root", "entry", "routes.ts"],
  ["commands"],
  [
    "site-middleware",
    "hosted-site",
    "site-entry",
    "listen",
    "handler",
    "site.server",
    "cached-pages",
    "page-limit",
    "request-limits",
  ],
  ["site-context"],
  ["openapi"],
  ["layout"],
  ["crawlers"],
  ["home"],
  ["guides"],
  ["blog"],
  ["cities"],
  ["faq"],
  ["legal"],
  ["desk"],
  ["feeds"],
  ["delivery"],
  ["notifications"],
  ["offline"],
  ["metrics"],
  ["booking"],
  ["booking/events"],
  ["facts"],
  ["fleet"],
  ["photos"],
  ["availability"],
  ["analytics"],
  ["backups"],
  ["audit"],
  ["staff"],
  ["seo"],
  ["settings"],
  ["staff/password-cost"],
  ["company"],
  ["pricing"],
  ["posters"],
  ["page-table", "pages"],
  // Lists of ids without texts, for the page table.
  ["blog/region-ids", "cities/city-ids", "fleet/list/filter-values", "guides/guide-ids"],
  ["ui"],
  ["i18n"],
  ["web"],
  ["last-known.server"],
  ["db.server"],
  ["database-health"],
  ["coalesce", "rerunning", "maintenance"],
  ["log.server"],
  ["env.server", "setting-formats", "misspelt-settings"],
  ["calendar"],
  ["records"],
  ["version.server"],
  ["channel-settings", "email-address", "contact-formats", "phone-number", "trusted-proxies"],
];

/** Tests and the design page may import everything. */
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|(^|\/)(testing|specimens)\//.test(path));

/** The index of a file's module in the order, or -1. */
function rankOf(path: string): number {
  const matches = ORDER.flatMap((names, rank) => names.map((name) => ({ name, rank })))
    .filter(
      ({ name }) => path === name || path.startsWith(`${name}/`) || path.startsWith(`${name}.`),
    )
    .toSorted((a, b) => b.name.length - a.name.length);
  return matches[0]?.rank ?? -1;
}

/** Paths in `app/` that a file imports, without the generated `+types`. */
function importsOf(path: string): string[] {
  return specifiersOf(path)
    .filter((specifier) => /^(~\/|\.)/.test(specifier))
    .map((specifier) =>
      specifier.startsWith("~/") ? specifier.slice(2) : join(dirname(path), specifier),
    )
    .filter((target) => !target.startsWith("..") && !target.includes("+types/"));
}

function specifiersOf(path: string): string[] {
  const source = readFileSync(join("app", path), "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, specifier]) => specifier!,
  );
}

test("every file belongs to a module", () => {
  expect(files.filter((file) => rankOf(file) < 0)).toEqual([]);
});

test("no module imports from one above it", () => {
  const upward = files.flatMap((file) => {
    const own = rankOf(file);
    return importsOf(file)
      .filter((target) => rankOf(target) < own)
      .map((target) => `${file} imports ${target}`);
  });
  expect(upward).toEqual([]);
});

test.each([
  ["files", "one another across folders by ~/", /^(?!i18n\/locales)/, /^\.\.\//],
  [
    "components",
    "neither database nor settings",
    /\.(tsx|css\.ts)$/,
    /^(~\/(db|env)\.server|#db\/)/,
  ],
  ["ui, i18n and web", "nothing of db/", /^(ui|i18n|web)\//, /^#db\//],
  [
    "pure prices",
    "only pure modules",
    /^pricing\/(?!.*\.server\.ts)|^calendar/,
    /^(?!\.|~\/(pricing|calendar))/,
  ],
  ["texts", "only the first language's shape", /^i18n\/locales\//, /^~\//],
])("%s import %s", (_, __, from, forbidden) => {
  const found = files
    .filter((file) => from.test(file) && !/^(routes\/|root|entry)/.test(file))
    .flatMap((file) => specifiersOf(file).map((specifier) => ({ file, specifier })))
    .filter(({ specifier }) => forbidden.test(specifier));
  expect(found).toEqual([]);
});
