import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "~/web/i18n/languages";
import { POSTER_NAMES, posterAlt } from "./alts.server";

test("every poster has its words, and every word its poster", () => {
  const drawn = readdirSync("public/pictures/posters").map((file) => file.replace(".svg", ""));
  expect(POSTER_NAMES.toSorted()).toEqual(drawn.toSorted());
});

test.each(POSTER_NAMES)("%s is described in each language's own letters", (name) => {
  for (const lang of LANGUAGES) expect(posterAlt(name, lang).length).toBeGreaterThan(20);
  expect(posterAlt(name, "en")).not.toMatch(/[ა-ჰ]/);
  expect(posterAlt(name, "ka")).toMatch(/^[^A-Za-z]*$/);
});
