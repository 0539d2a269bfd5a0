import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BODY_TYPES } from "./vehicle-type";

const OUTLINES = "public/pictures/outlines";

/** The views of an unfolded body. The next lists are the guided photos of a car from outside and inside. */
const UNFOLDED_VIEWS = ["front", "rear", "left", "right", "top"];
const CORNERS = ["front-left", "front-right", "rear-left", "rear-right"];
const OUTSIDE_PHOTOS = ["front", "rear", "left", "right", ...CORNERS];
const INSIDE_PHOTOS = ["dashboard", "boot"];

/** The maximum size of all files together, in brotli: a phone holds them without a network. */
const BUDGET = 60 * 1024;

const IDS: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    BODY_TYPES.flatMap((type) => [
      [`${type}-unfolded.svg`, UNFOLDED_VIEWS],
      [`${type}-photos.svg`, OUTSIDE_PHOTOS],
    ]),
  ),
  "inside-photos.svg": INSIDE_PHOTOS,
};

const textOf = (file: string) => readFileSync(`${OUTLINES}/${file}`, "utf8");

/** Returns the names of tags in the order in which they close; null if one is not closed. */
function closedTags(text: string): string[] | null {
  const [open, closed]: [string[], string[]] = [[], []];
  for (const [, slash, name = "", selfClosed] of text.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (slash && open.pop() !== name) return null;
    if (slash || selfClosed) closed.push(name);
    else open.push(name);
  }
  return open.length === 0 ? closed : null;
}

describe("the outlines for the hand-over", () => {
  it("are those of all bodies and of the inside", () => {
    expect(readdirSync(OUTLINES).sort()).toEqual(Object.keys(IDS).sort());
  });

  it.each(Object.entries(IDS))("in %s are well formed, with their ids", (file, ids) => {
    const text = textOf(file);
    expect(closedTags(text)?.at(-1)).toBe("svg");
    expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
    const found = [...text.matchAll(/<(?:g|symbol) id="([a-z-]+)"[^>]*>(.*?)<\/(?:symbol|g)>/g)];
    expect(found.map(([, id]) => id).sort()).toEqual(ids.toSorted());
    for (const [, id, content] of found) expect(content!.length, id).toBeGreaterThan(400);
  });

  it.each(Object.keys(IDS))(
    "in %s are strokes in the colour of the text, without fills",
    (file) => {
      const colours = textOf(file).match(/(?:fill|stroke)="[^"]*"/g) ?? [];
      expect(new Set(colours)).toEqual(new Set(['fill="none"', 'stroke="currentColor"']));
    },
  );

  it("are within their budget", () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const sizes = Object.keys(IDS).map(
      (file) => brotliCompressSync(readFileSync(`${OUTLINES}/${file}`), { params }).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  });
});
