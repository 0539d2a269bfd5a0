import type { Page } from "@playwright/test";
import { languages, sample } from "../combinations";
import { expect, hydrated, open, test, texts } from "../fixtures";

// The tests of this file are of motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Holds a page's data until it is released. */
async function hold(page: Page, data: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(data, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const lang of languages("ka")) {
  const { fleet, carDetail, site } = texts[lang];

  test(
    `shows skeletons of lists and cars while loading in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      await open(page, "/", lang);
      const loading = page.getByRole("status", { name: fleet.loading });
      const cards = loading.locator("[data-skeleton]");

      const showFiltered = await hold(page, /type=hybrid/);
      await page.locator("#filter-type").selectOption("hybrid");
      await expect(loading).toBeVisible();
      await expect(cards).toHaveCount(8);
      showFiltered();
      await expect(loading).toBeHidden();

      const showAll = await hold(page, /all-cars\.data/);
      await page.getByRole("contentinfo").getByRole("link", { name: site.nav.allCars }).click();
      await expect(cards).toHaveCount(12);
      showAll();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(fleet.allTitle);

      const showCar = await hold(page, /cars\/1\.data/);
      await page.locator("article h3 a").first().click();
      await expect(page.getByRole("status", { name: carDetail.loading })).toBeVisible();
      showCar();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toyota RAV4");
    },
  );
}

test(
  "the features of a car show while a pointer or the focus is on its card",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page, "/all-cars");
    const card = page.locator("article").first();
    const features = card.locator("p", { hasText: "roof rails" });
    await expect(features).toHaveCSS("opacity", "0");
    await card.hover();
    await expect(features).toHaveCSS("opacity", "0.94");
    await page.mouse.move(0, 0);
    await expect(features).toHaveCSS("opacity", "0");
    await card.getByRole("link", { name: texts.en.fleet.card.details }).focus();
    await expect(features).toHaveCSS("opacity", "0.94");
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test(
    "the features of a car are on its card, on phones on its page",
    { tag: "@slow" },
    async ({ page }) => {
      await open(page, "/all-cars");
      const features = page.locator("article").first().getByText("roof rails");
      await expect(features).toHaveCSS("opacity", "1");
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(features).toBeHidden();
      await open(page, "/cars/1#specs");
      await expect(page.locator("dd", { hasText: "roof rails" })).toBeVisible();
    },
  );
});

for (const { width, height } of sample([
  // The form for the trip is in it.
  { width: 390, height: 600 },
  { width: 1280, height: 600 },
])) {
  test(
    `the hero is about ${height} px high at ${width} px and its picture loads first`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, "/");
      const picture = page.locator("img[src*=hero]");
      await expect(picture).toHaveAttribute("fetchpriority", "high");
      const box = await picture.locator("..").boundingBox();
      expect(Math.abs(box!.height - height)).toBeLessThan(60);
    },
  );
}

test(
  "bar and header stay on top and leave anchors the 80 px above them",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: texts.en.home.hero.browse }).click();
    const top = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(() => top("#cars")).toBe(80);
    expect(await top(`aside[aria-label="${texts.en.site.topBar.label}"]`)).toBe(0);
    expect(await top("header")).toBe(28);
  },
);

test(
  "pages load no script of a library that they don't use",
  { tag: "@slow" },
  async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.text());
    });
    for (const path of ["/", "/all-cars", "/admin"]) {
      await open(page, path);
      await hydrated(page);
    }
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(5);
    for (const script of loaded) expect(script).not.toMatch(/data-rmiz/);
  },
);
