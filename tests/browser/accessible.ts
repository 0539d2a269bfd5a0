import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The minified source of axe. Each document parses it, and it has half the size of the default. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type Check = {
  /** The disabled rules. */
  without?: string[];
  /** A selector of the checked elements. */
  area?: string;
};

/** Expects no axe violations in the page, or in an area of it. */
export async function expectAccessible(page: Page, { without = [], area = "html" }: Check = {}) {
  const axe = new AxeBuilder({ page, axeSource })
    .include(area)
    // The legacy mode takes a third of the time: no page has foreign frames or media, and only violations
    // are reported.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false })
    // This call comes after `options`, which would replace it.
    .disableRules(without);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
