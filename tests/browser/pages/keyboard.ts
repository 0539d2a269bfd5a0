import type { Locator, Page } from "@playwright/test";

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`200 tabs did not reach ${target}`);
}

/** Moves down the focused list to an entry, by its value or text. */
export async function choose(page: Page, entry: string) {
  const list = page.locator("select:focus");
  const steps = await list.evaluate((select: HTMLSelectElement, wanted) => {
    const at = [...select.options].findIndex(({ value, text }) => [value, text].includes(wanted));
    return at - select.selectedIndex;
  }, entry);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
}
