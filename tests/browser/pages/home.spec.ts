import { addressIn } from "../address-in";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { languages, sample } from "../combinations";
import { expect, hydrated, open, test, texts } from "../fixtures";

const SECTIONS = ["cars", "booking", "services", "reviews", "about", "contact"];

/** Returns the distance of an element from the window's top, in whole pixels. */
function top(page: Page, selector: string) {
  return page
    .locator(selector)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

for (const lang of languages("en")) {
  const { home, site } = texts[lang];

  test(
    `sections are in order in ${lang}, each with its heading`,
    { tag: "@slow" },
    async ({ page }) => {
      await open(page, "/", lang);
      const sections = page.locator("main > section");
      expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(SECTIONS);
      for (const section of await sections.all()) await expect(section).toHaveAccessibleName(/\S/);
      await expect(page.locator("#booking #booking-form")).toBeVisible();
      await expect(page.locator("#services li")).toHaveCount(6);
    },
  );

  test(
    `six reviews with five stars link to the form in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      await open(page, "/", lang);
      const reviews = page.locator("#reviews li");
      await expect(reviews).toHaveCount(6);
      const stars = home.reviews.stars.replace("{{rating}}", "5");
      for (const review of await reviews.all()) {
        await expect(review.getByRole("img", { name: stars })).toHaveCount(1);
        await expect(review.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
      }
      await expect(page.locator("#reviews")).toContainText(lang === "en" ? "5.0" : "5,0");
      await page.getByRole("link", { name: home.reviews.action }).click();
      await expect(page).toHaveURL(/#booking$/);
      await expect.poll(() => top(page, "#booking")).toBe(80);
    },
  );

  test(
    `links to sections stop 80 px above them in ${lang}, from this and other pages`,
    { tag: "@slow" },
    async ({ page }) => {
      const link = (name: string) => page.locator("header nav:visible").getByRole("link", { name });
      await open(page, "/", lang);
      await link(site.nav.about).click();
      await expect.poll(() => top(page, "#about")).toBe(80);
      await open(page, "/all-cars", lang);
      await link(site.nav.contact).click();
      await expect(page).toHaveURL(addressIn("/#contact", lang));
      await expect.poll(() => top(page, "#contact")).toBe(80);
    },
  );

  test(
    `the mobile menu has every page and closes after a section's link in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/", lang);
      const menu = page.locator("header details").last();
      await menu.locator("summary").click();
      const { cars, allCars, services, about, contact, guides, blog } = site.nav;
      for (const name of [cars, allCars, services, about, contact, guides, blog, site.bookNow])
        await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
      await menu.getByRole("link", { name: services }).click();
      await expect(menu).not.toHaveAttribute("open");
      await expect.poll(() => top(page, "#services")).toBe(80);
    },
  );

  test(`the header is one line from 1024 px in ${lang}`, { tag: "@slow" }, async ({ page }) => {
    await open(page, "/", lang);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await page.locator("header").boundingBox();
      expect(box!.height, `${width} px`).toBeLessThan(60);
    }
  });
}

test.describe("on pages of guides", () => {
  test.use({ expectedProblems: [/status of 404/] });

  for (const [path, page, current] of sample([
    ["/guides", "guides", "page"],
    ["/guides/any", "guides", "true"],
    ["/blog", "blog", "page"],
  ] as const)) {
    test(`${path} marks only its entry in the header`, { tag: "@slow" }, async ({ page: tab }) => {
      await open(tab, path);
      const marked = tab.locator("header nav:visible [aria-current]");
      await expect(marked).toHaveText([texts.en.site.nav[page]]);
      await expect(marked).toHaveAttribute("aria-current", current);
    });
  }
});

test("header and footer link to every page", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/all-cars");
  const footer = page.getByRole("contentinfo");
  const addresses = await footer
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const path of ["/blog", "/guides", "/faq", "/privacy-policy", "/terms"])
    expect(addresses).toContain(path);
  for (const path of ["/tbilisi", "/batumi", "/kutaisi"]) expect(addresses).toContain(path);
  for (const id of SECTIONS.filter((name) => name !== "reviews"))
    expect(addresses).toContain(`/#${id}`);
});

/** Scrolls to the cars, without which the prompt does not show. */
async function lookAtCars(page: Page) {
  await page.locator("#car-list").evaluate((list) => list.scrollIntoView({ block: "start" }));
}

/** Returns the prompt, and a function that skips its 15 seconds. */
function promptOf(page: Page) {
  const prompt = page.locator("details", { hasText: texts.en.home.prompt.title });
  const wait = () =>
    prompt.evaluate((element) => element.getAnimations().forEach((one) => one.finish()));
  return { prompt, wait, close: prompt.locator("summary") };
}

test(
  "shows the prompt after 15 seconds, and not again after it was dismissed",
  { tag: "@slow" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const { prompt, wait, close } = promptOf(page);
    await expect(prompt).toBeHidden();
    const delays = await prompt.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
    );
    expect(delays).toEqual([15_000]);
    await wait();
    // It would cover the search.
    await expect(prompt).toBeHidden();
    await lookAtCars(page);
    await expect(prompt).toBeVisible();
    await page.locator("#booking-form").scrollIntoViewIfNeeded();
    await expect(prompt).toBeHidden();
    await lookAtCars(page);
    await expectAccessible(page);
    await expect(close).toHaveAccessibleName(texts.en.home.prompt.close);
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(prompt).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(prompt).not.toHaveAttribute("open");
  },
);

test("the prompt's link leads to the form and dismisses it", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/");
  const { prompt, wait } = promptOf(page);
  await wait();
  await lookAtCars(page);
  const whatsapp = prompt.getByRole("link", { name: texts.en.home.prompt.whatsapp });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=Hello/);
  await prompt.getByRole("link", { name: texts.en.home.prompt.book }).click();
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(/#booking$/);
});

test(
  "shows no prompt after a search, nor to who has filled in a form",
  { tag: "@slow" },
  async ({ page }) => {
    const { prompt, wait } = promptOf(page);
    for (const search of ["?from=2030-06-10&to=2030-06-15", "?type=suv", "?vehicle=Mazda+3"]) {
      await open(page, `/${search}`);
      await expect(prompt).toHaveCount(0);
    }
    await open(page, "/");
    await wait();
    await lookAtCars(page);
    await expect(prompt).toBeVisible();
    await page.locator("[name=notes]").fill("A roof box, please");
    await lookAtCars(page);
    await expect(prompt).not.toHaveAttribute("open");
    await page.reload();
    await hydrated(page);
    await expect(prompt).not.toHaveAttribute("open");
  },
);

test("never shows the exit dialog, not even by its address", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/");
  const dialog = page.locator("dialog", { hasText: texts.en.home.leaving.title });
  await expect(dialog).toContainText("10%");
  await page.mouse.move(600, 300);
  await page.mouse.move(600, 0);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave")));
  await expect(dialog).toBeHidden();
  await expect(dialog).not.toHaveAttribute("id");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the prompt, which can be dismissed", { tag: "@slow" }, async ({ page }) => {
    await open(page, "/", "en", false);
    const { prompt, close } = promptOf(page);
    await expect(prompt).toBeHidden();
    await expect(prompt).toBeVisible();
    await close.click();
    await expect(prompt).toBeHidden();
  });
});
