import { expect, test, texts } from "../fixtures";

/** Where `/` leads visitors by the language of their browser, and which language pages in the other one offer. */
const VISITORS = [
  ["ka", "/ka", "ka"],
  ["ka-GE", "/ka", "ka"],
  ["en-GB", "/", "en"],
  ["de-DE", "/", "en"],
  ["ru-RU", "/", "en"],
] as const;

for (const [locale, home, preferred] of VISITORS) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(
      "is led from `/`, and offered its language only elsewhere",
      { tag: "@slow" },
      async ({ page }) => {
        await page.goto("/");
        await expect(page).toHaveURL(home);
        for (const [path, lang] of [
          [home, preferred],
          ["/faq", "en"],
          ["/ka/faq", "ka"],
        ] as const) {
          await page.goto(path);
          await expect(page.locator("html")).toHaveAttribute("lang", lang);
          const offers = page.locator("[data-offer] > a").filter({ visible: true });
          await expect(offers).toHaveCount(lang === preferred ? 0 : 1);
          if (lang === preferred) continue;
          await expect(offers).toHaveText(texts[preferred].site.offer.text);
          await expect(offers).toHaveAttribute("href", preferred === "ka" ? "/ka/faq" : "/faq");
        }
      },
    );
  });
}
