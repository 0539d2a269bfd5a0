import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { LANGS, open, test, texts } from "./fixtures";
import { SCREENS } from "./screens";

const WIDTHS = [390, 1280];
const SCHEMES = ["light", "dark"] as const;

test.use({ expectedProblems: [/status of 4\d\d/] });

/** No violation that axe knows of, on a phone and on a desk. */
async function expectAccessibleAtAnyWidth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
}

for (const colorScheme of SCHEMES) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const lang of LANGS) {
      for (const { name, path, prepare } of SCREENS) {
        test(`${name} in ${lang} has no accessibility violation`, async ({ page }) => {
          await open(page, path, lang);
          await prepare?.(page, lang);
          await expectAccessibleAtAnyWidth(page);
        });
      }

      test(`the open bell in ${lang} has no accessibility violation`, async ({ page }) => {
        await open(page, "/all-cars", lang);
        await page.getByRole("button", { name: texts[lang].notifications.open }).click();
        await expectAccessibleAtAnyWidth(page);
      });
    }
  });
}
