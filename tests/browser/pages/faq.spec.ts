import { addressIn } from "../address-in";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

for (const { lang, scripts } of FORM_VISITORS) {
  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("opens one answer at a time and closes it again", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/faq", lang, scripts);
      const entries = page.locator("main details");
      const opened = page.locator("main details[open]");
      await expect(entries).toHaveCount(12);
      await expect(opened).toHaveCount(0);
      await entries.nth(0).locator("summary").click();
      await expect(entries.nth(0)).toHaveAttribute("open", "");
      await entries.nth(3).locator("summary").click();
      await expect(entries.nth(3)).toHaveAttribute("open", "");
      await expect(opened).toHaveCount(1);
      await entries.nth(3).locator("summary").click();
      await expect(opened).toHaveCount(0);
    });

    test(
      "an address with a fragment opens its answer, below the header",
      { tag: "@slow" },
      async ({ page }) => {
        await open(page, "/faq#deposit", lang, scripts);
        const entry = page.locator("details", { has: page.locator("#deposit") });
        await expect(entry).toHaveAttribute("open", "");
        await expect(page.locator("main details[open]")).toHaveCount(1);
        const question = (await entry.locator("summary").boundingBox())!;
        const header = (await page.locator("header").first().boundingBox())!;
        expect(question.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
      },
    );

    test("has links to ask a question", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/faq", lang, scripts);
      const { contact, whatsapp } = texts[lang].faq.closing;
      const contactLink = page.getByRole("main").getByRole("link", { name: contact });
      await expect(contactLink).toHaveAttribute("href", addressIn("/#contact", lang));
      const chat = page.getByRole("main").getByRole("link", { name: whatsapp });
      await expect(chat).toHaveAttribute("href", "https://wa.me/995555000000");
    });
  });
}
