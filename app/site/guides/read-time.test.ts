import { expect, test } from "vitest";
import { readTime } from "./guides.server";

test.each([
  ["", "en", 1],
  ["word ".repeat(220), "en", 1],
  ["word ".repeat(1_100), "en", 5],
  ["სიტყვა ".repeat(1_020), "ka", 6],
  ["| km | hours |\n| --- | --- |\n".repeat(220), "en", 2],
] as const)("%#: a text takes its number of minutes", (markdown, lang, minutes) => {
  expect(readTime(markdown, lang)).toBe(minutes);
});
