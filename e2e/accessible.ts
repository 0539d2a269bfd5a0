import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No violation that axe knows of, but for the rules that a case has to leave out. */
export async function expectAccessible(page: Page, without: string[] = []) {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
