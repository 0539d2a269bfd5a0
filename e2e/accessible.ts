import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No violation that axe knows of, but for the rules that a case has to leave out. */
export async function expectAccessible(page: Page, without: string[] = []) {
  const axe = new AxeBuilder({ page })
    // A third of the time: no page has frames of others, and only violations are told in full.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    // After the options, which would take its place.
    .disableRules(without);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
