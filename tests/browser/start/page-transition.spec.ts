import type { Page } from "@playwright/test";
import { sample } from "../combinations";
import { expect, staffCookie, test, texts } from "../fixtures";

// The tests of this file are of motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Returns whether the browser has animated the change to the page that is shown. */
const hadTransition = (page: Page) =>
  page.evaluate(() => ("hadTransition" in window ? window.hadTransition : "no event"));

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) =>
      Object.assign(window, { hadTransition: viewTransition !== null }),
    );
  }),
);

async function follow(page: Page, name: string, address: RegExp) {
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const [reducedMotion, expected] of sample([
  ["no-preference", true],
  ["reduce", false],
] as const)) {
  test(
    `the change of pages is animated with ${reducedMotion}: ${expected}`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/faq");
      await expect.poll(() => hadTransition(page)).toBe(false);
      await follow(page, texts.en.site.nav.blog, /\/blog$/);
      await expect.poll(() => hadTransition(page)).toBe(expected);
    },
  );
}

test("the way to the desk and back is too", { tag: "@slow" }, async ({ page, context }) => {
  await context.addCookies([staffCookie()]);
  await page.goto("/faq");
  for (const path of ["/admin/today", "/faq"]) {
    await page.evaluate((to) => void location.assign(to), path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => hadTransition(page)).toBe(true);
  }
});
