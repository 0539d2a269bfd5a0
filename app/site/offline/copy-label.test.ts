import { expect, test } from "vitest";
import { copyLabel, withCopyLabel } from "./copy-label";

const [[attribute, text]] = Object.entries(copyLabel("A copy from {day}, {time}.")) as [
  [string, string],
];
const page = `<html lang="en"><p class="a" hidden="" ${attribute}="${text}"></p></html>`;

test("a copy says when it was made", () => {
  const labelled = withCopyLabel(page, new Date("2026-11-24T12:00:00.000Z"));
  expect(labelled).toMatch(
    /<p class="a" data-copy="">A copy from 24 November 2026, \d\d:\d\d\.<\/p>/,
  );
});

test("a page without a label remains as it is", () => {
  expect(withCopyLabel("<html></html>", new Date("2026-11-24T12:00:00.000Z"))).toBe(
    "<html></html>",
  );
});
