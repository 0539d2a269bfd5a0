import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";

const KB = 1024;

/** What the built site may weigh on the line, in brotli where a file is text. */
const CSS_BUDGET = 14 * KB;
const FONT_BUDGET = 45 * KB;
const PICTURE_BUDGET = 12 * KB;

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

const brotliSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** The style sheets that scripts and pages ask for; beside them lies one that nobody does. */
function styleSheets(): string[] {
  const scripts = filesOf("build/client/assets", ".js").map((file) => readFileSync(file, "utf8"));
  return filesOf("build/client/assets", ".css").filter((file) =>
    scripts.some((script) => script.includes(basename(file))),
  );
}

test("all style sheets together stay within their budget", () => {
  const sheets = styleSheets();
  expect(sheets).toHaveLength(1);
  const sizes = sheets.map((file) => brotliSize(readFileSync(file, "utf8")));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CSS_BUDGET);
});

test("what checks the forms stays on the server", () => {
  const withSchemas = (folder: string) =>
    filesOf(folder, ".js").filter((file) =>
      /ZodError|ZodType|invalid_union/.test(readFileSync(file, "utf8")),
    );
  expect(withSchemas("build/server")).not.toEqual([]);
  expect(withSchemas("build/client")).toEqual([]);
});

test("the letters of a language stay within their budget, even with both scripts on a page", () => {
  const sizes = filesOf("build/client/assets", ".woff2").map(
    (file) => readFileSync(file).byteLength,
  );
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET);
});

describe("every drawing is light, and flat ink alone", () => {
  test.each(filesOf("public", ".svg"))("%s", (file) => {
    const drawing = readFileSync(file, "utf8");
    expect(brotliSize(drawing)).toBeLessThan(PICTURE_BUDGET);
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[\d .]+"/,
    );
    expect(drawing).not.toMatch(/<(?:linear|radial)Gradient|<filter|<text|<image|<script|<style/);
  });
});
