import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Matches colours that are hexadecimal, by a function, or by the names of CSS that are likely in styles.
 */
const RAW_COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?:[cC]olor|background|fill|stroke|border\w*|shadow|outline)"?(?::|=)\s*["`'][^"`']*\b(?:black|white|gr[ae]y|silver|red|orange|gold|yellow|green|blue|navy|purple|brown)\b/i;

test.each([
  'background: "#fff"',
  'border: "1px solid #1d2430"',
  'boxShadow: "0 0 1rem rgb(0 0 0 / 0.2)"',
  'color: "white"',
  '<path fill="black" />',
])("%s has a raw colour", (line) => {
  expect(line).toMatch(RAW_COLOUR);
});

test.each(['whiteSpace: "nowrap"', "color: theme.color.text", "hash: `#${id}`", 'to="#main"'])(
  "%s has none",
  (line) => {
    expect(line).not.toMatch(RAW_COLOUR);
  },
);

test("styles and components have no colours outside the theme", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:css\.ts|tsx)$/.test(path))
    .filter((path) => !path.startsWith("ui/theme/"));
  const found = files.flatMap((path) =>
    readFileSync(`app/${path}`, "utf8")
      .split("\n")
      .filter((line) => RAW_COLOUR.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
