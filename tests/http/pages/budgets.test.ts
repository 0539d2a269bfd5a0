import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { staffTexts } from "~/texts/en/staff";
import { scriptsOf, visitorRoutes } from "./client-scripts";

const KB = 1024;

/** Size limits of the built site, in brotli for text files. The style sheet is one for site and desk. */
const CSS_BUDGET = 20 * KB;
const FONT_BUDGET = 45 * KB;
const PICTURE_BUDGET = 12 * KB;
const SMALL_PICTURE_BUDGET = 6 * KB;

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

/** Returns the size in brotli: the build has such a copy of every text file. */
const brotliSize = (file: string) => statSync(`${file}.br`).size;

/** Lists the style sheets used by scripts and pages; the build has another, unused one. */
function styleSheets(): string[] {
  const scripts = filesOf("build/client/assets", ".js").map((file) => readFileSync(file, "utf8"));
  return filesOf("build/client/assets", ".css").filter((file) =>
    scripts.some((script) => script.includes(basename(file))),
  );
}

test("all style sheets together are within their budget", () => {
  const sheets = styleSheets();
  expect(sheets).toHaveLength(1);
  const sizes = sheets.map(brotliSize);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CSS_BUDGET);
});

describe("React's start on a page of visitors", () => {
  test.each([
    ["routes/site/home", 191],
    ["routes/site/all-cars", 181],
    ["routes/site/faq", 180],
    ["tbilisi", 181],
    ["routes/site/car-detail", 190],
  ])("loads at most 9 scripts on %s, %i KB", (route, budget) => {
    const scripts = scriptsOf(route, "ka");
    expect(scripts.length).toBeLessThanOrEqual(9);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(budget * KB);
  });

  test("has a compile hint in its large scripts", () => {
    const large = scriptsOf("routes/site/home", "ka").filter(({ bytes }) => bytes > 7 * KB);
    const hinted = large.filter(({ text }) => text.startsWith("//# allFunctionsCalledOnLoad\n"));
    expect(large.length).toBeGreaterThan(3);
    expect(hinted).toEqual(large);
  });

  test.each(visitorRoutes())("needs no text of staff on %s", (route) => {
    const keys = new RegExp(`["'\`](?:${Object.keys(staffTexts).join("|")})\\.[a-z][^"'\`]*`, "gi");
    const used = scriptsOf(route, "en").flatMap(({ text }) => text.match(keys) ?? []);
    expect(used).toEqual([]);
  });
});

test("form schemas are on the server only", () => {
  // This is a word of the schema library that minifiers don't change.
  const isSchema = (file: string) => readFileSync(file, "utf8").includes("invalid_union");
  expect(isSchema("node_modules/zod/v4/core/schemas.js")).toBe(true);
  expect(filesOf("build/client", ".js").filter(isSchema)).toEqual([]);
});

test("server and client have the production build of the router", () => {
  // Neither of these words remains where the constant is false.
  const isDevelopment = (file: string) =>
    /ENABLE_DEV_WARNINGS = true|No routes matched location/.test(readFileSync(file, "utf8"));
  expect(filesOf("node_modules/react-router/dist/development", ".mjs").some(isDevelopment)).toBe(
    true,
  );
  expect(filesOf("build", ".js").filter(isDevelopment)).toEqual([]);
  const imported = filesOf("build/server", ".js").filter((file) =>
    /from "react-router"/.test(readFileSync(file, "utf8")),
  );
  expect(imported).toEqual([]);
});

test("the fonts of a language are within their budget, even with both scripts on a page", () => {
  const sizes = filesOf("build/client/assets", ".woff2").map(
    (file) => readFileSync(file).byteLength,
  );
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET);
});

test("the small drawings for phones are within their budget", () => {
  const sizes = filesOf("build/client/pictures", ".avif").map((file) => statSync(file).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(SMALL_PICTURE_BUDGET);
});

describe("every drawing is small and in flat colours", () => {
  test.each(filesOf("build/client", ".svg"))("%s", (file) => {
    const drawing = readFileSync(file, "utf8");
    expect(brotliSize(file)).toBeLessThan(PICTURE_BUDGET);
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[\d .]+"/,
    );
    expect(drawing).not.toMatch(/<(?:linear|radial)Gradient|<filter|<text|<image|<script|<style/);
  });
});
