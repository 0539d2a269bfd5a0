import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Each document parses it: half the size of the default. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Expects no axe violations, except of disabled rules. */
export async function expectAccessible(page: Page, without: string[] = []) {
  const axe = new AxeBuilder({ page, axeSource })
    // A third of the time: no page has foreign frames, and only violations are reported.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    // After the options, which would replace it.
    .disableRules(without);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
