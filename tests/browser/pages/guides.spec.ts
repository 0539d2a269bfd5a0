import type { Page } from "@playwright/test";
import { FORM_VISITORS } from "../combinations";
import { addressIn } from "../address-in";
import { expect, open, test, texts } from "../fixtures";

const GUIDE = "/guides/do-you-need-4x4-georgia";

for (const { lang, scripts } of FORM_VISITORS) {
  const { guides } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 404/] });

    test(
      "a card links to its guide, and a guide to others and back",
      { tag: "@slow" },
      async ({ page }) => {
        await open(page, "/guides", lang, scripts);
        await expect(page.locator("main article")).toHaveCount(6);
        await page.getByRole("link", { name: guides.readMore }).nth(2).click();
        await expect(page).toHaveURL(addressIn(GUIDE, lang));
        await expect(page.locator("main table").first()).toBeVisible();
        const related = page.getByRole("region", { name: guides.more });
        await expect(related.locator("article")).toHaveCount(3);
        await page.getByRole("link", { name: guides.back }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(guides.title);
      },
    );

    test("an unknown guide shows an error page", { tag: "@slow" }, async ({ page }) => {
      const response = await open(page, "/guides/nothing", lang, scripts);
      expect(response.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(guides.notFound.title);
      await expect(page).toHaveTitle(guides.notFound.title);
    });
  });
}

const { share } = texts.en.guides;
const shareButton = (page: Page) => page.getByText(share.action, { exact: true });
const addressField = (page: Page) => page.getByLabel(share.address);

test.describe("sharing a guide", () => {
  test("uses the device's share menu", { tag: "@slow" }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url ?? "";
      };
    });
    await open(page, GUIDE);
    await shareButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", new RegExp(`${GUIDE}$`));
    await expect(addressField(page)).toBeHidden();
  });

  test(
    "copies to the clipboard without a share menu",
    { tag: "@slow" },
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
      await open(page, GUIDE);
      await shareButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: share.copied })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(new RegExp(`^http.*${GUIDE}$`));
    },
  );

  test("shows the address in a field if both fail", { tag: "@slow" }, async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      navigator.share = refuse;
      navigator.clipboard.writeText = refuse;
    });
    await open(page, GUIDE);
    await shareButton(page).click();
    await expect(addressField(page)).toHaveValue(new RegExp(`^http.*${GUIDE}$`));
  });

  test("does nothing if the visitor closes the menu", { tag: "@slow" }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
    });
    await open(page, GUIDE);
    await shareButton(page).click();
    await expect(addressField(page)).toBeHidden();
    await expect(page.getByText(share.copied)).toHaveCount(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the address in a field", { tag: "@slow" }, async ({ page }) => {
      await open(page, GUIDE, "en", false);
      await shareButton(page).click();
      await expect(addressField(page)).toHaveValue(new RegExp(`^http.*${GUIDE}$`));
    });
  });
});
