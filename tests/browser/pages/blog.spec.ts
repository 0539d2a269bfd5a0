import { languages, sample } from "../combinations";
import { addressIn } from "../address-in";
import { expect, open, test, texts } from "../fixtures";

test.use({ expectedProblems: [/status of 404|net::ERR_FAILED/] });

for (const scripts of sample([false, true])) {
  test.describe(`scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const lang of languages(scripts ? "en" : "ka")) {
      test(
        `a guide replaces the overview and leads back in ${lang}`,
        { tag: "@slow" },
        async ({ page }) => {
          const { blog } = texts[lang];
          await open(page, "/blog", lang, scripts);
          const title = page.getByRole("heading", { level: 1 });
          await expect(title).toHaveText(blog.title);
          await expect(page.locator("main article")).toHaveCount(6);
          await page.getByRole("link", { name: blog.viewDetails }).last().click();
          await expect(page).toHaveURL(/\/blog\?guide=svaneti/);
          await expect(title).not.toHaveText(blog.title);
          await expect(page.locator("main article")).toHaveCount(6);
          await expect(title).toBeInViewport();
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
          await page.getByRole("link", { name: blog.back }).click();
          await expect(title).toHaveText(blog.title);
          await expect(page).toHaveURL(addressIn("/blog", lang));
        },
      );
    }

    test(
      "cards without a guide link to the booking section",
      { tag: "@slow" },
      async ({ page }) => {
        await open(page, "/blog", "en", scripts);
        const card = page.locator("article", { hasText: "Vardzia" });
        await card.getByRole("link", { name: texts.en.blog.bookCar }).click();
        await expect(page).toHaveURL("/#booking");
        await expect(page.locator("#booking-form")).toBeInViewport();
      },
    );

    test("an unknown guide is not found", { tag: "@slow" }, async ({ page }) => {
      const response = await open(page, "/blog?guide=atlantis", "en", scripts);
      expect(response.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts.en.errors.notFound.title,
      );
    });
  });
}

test("maps open in a new tab", { tag: "@slow" }, async ({ page }) => {
  for (const path of ["/blog", "/blog?guide=kazbegi"]) {
    await open(page, path);
    const maps = page.locator("main article a[href^='https:']");
    await expect(maps).toHaveCount(6);
    for (const map of await maps.all()) {
      await expect(map).toHaveAttribute("target", "_blank");
      await expect(map).toHaveAttribute("rel", "noopener");
      await expect(map).toHaveAccessibleName(/opens in a new tab/);
    }
  }
});

test("shows a fallback if a picture does not load", { tag: "@slow" }, async ({ page }) => {
  await page.route("**/svaneti-mestia.svg", (route) => route.abort());
  await open(page, "/blog?guide=svaneti");
  const picture = page.locator("main article img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", /fallback\.svg$/);
});
