import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects no axe violations, except of disabled rules. */
export async function expectAccessible(page: Page, without: string[] = []) {
  const axe = new AxeBuilder({ page })
    // A third of the time: no page has foreign frames, and only violations are reported.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    // After the options, which would replace it.
    .disableRules(without);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
