import type { Page } from "@playwright/test";
import { expect, LANGS, open, test } from "./fixtures";
import { SCREENS } from "./screens";

const WIDTHS = [320, 390, 768, 1280, 1920];

test.use({ expectedProblems: [/status of 4\d\d/] });

for (const lang of LANGS) {
  for (const { name, path, prepare } of SCREENS) {
    test(`${name} in ${lang} fits every screen, and text of twice the size`, async ({ page }) => {
      await open(page, path, lang);
      await prepare?.(page, lang);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await whatDoesNotFit(page), `${width} px`).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await whatDoesNotFit(page), `${width} px, 200 %`).toEqual([]);
      }
    });

    test(`${name} in ${lang} stands still while it loads`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path, lang);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

/** Texts that leave the window or are cut off by their box; and the page, where it is too wide. */
function whatDoesNotFit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    const faults = wide ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box || !node.textContent?.trim() || !box.checkVisibility()) continue;
      if (box.closest("[aria-hidden=true], select, script")) continue;
      // Hidden from eyes on purpose: only screen readers come upon it.
      if (getComputedStyle(box).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const cut =
        getComputedStyle(box).overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1;
      if (cut || left < -0.5 || right > window.innerWidth + 0.5)
        faults.push(node.textContent.trim());
    }
    return faults;
  });
}

/** How much the page has moved by itself since it began. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }),
        );
      }),
  );
}
