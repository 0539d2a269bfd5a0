import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { languages, sample } from "../combinations";
import { isFull } from "../full";
import { expectPage } from "../crawl/expectations";
import { inspect, type InspectedPage } from "../crawl/inspect";
import { PAGES } from "../crawl/pages";
import { expect, open, texts, type Lang } from "../fixtures";
import { whatIsCovered } from "../covered";
import { layoutShift, whatDoesNotFit } from "../layout";
import { openScreen, type Screen } from "../screens";
import { test } from "../worker-page";
import { SCHEMES, VIEWS } from "../views";

const WIDTHS = isFull ? [320, 360, 390, 768, 1280, 1920] : [320];
const COVER_WIDTHS = isFull ? [320, 390, 768, 1280] : [320];
const TEXT_WIDTHS = isFull ? [390, 1280] : [390];

test.use({ expectedProblems: [/status of 4\d\d/] });

for (const { screen, lang, looks } of VIEWS) {
  test(`${screen.name} in ${lang} has no layout shift, fits every screen, is not covered and is accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, screen, lang);
    expect(await layoutShift(page)).toBe(0);
    await expectValid(page, screen, lang);
    await screen.prepare?.(page, lang);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await whatDoesNotFit(page, true), `${width} px`).toEqual([]);
      if (COVER_WIDTHS.includes(width))
        expect(await whatIsCovered(page), `${width} px`).toEqual([]);
    }
    for (const { colorScheme, width } of looks) {
      // With motion, axe could measure a colour during a transition.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, { area: screen.area });
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const width of TEXT_WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await whatDoesNotFit(page), `${width} px, text of twice the size`).toEqual([]);
    }
  });
}

/** Expects that a crawled page stays valid after hydration. */
async function expectValid(page: Page, { path }: Screen, lang: Lang) {
  const crawled = PAGES.find((one) => one.path === path);
  if (!crawled) return;
  const found = await page.evaluate<InspectedPage>(`(${inspect})(document)`);
  expect(expectPage(found, crawled.path, lang)).toEqual(crawled.data);
}

for (const lang of languages("ka")) {
  test(`the open bell in ${lang} is accessible`, async ({ page }) => {
    await open(page, "/faq", lang);
    await page.getByRole("button", { name: texts[lang].notifications.open }).click();
    for (const colorScheme of sample(SCHEMES)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page);
    }
  });
}

test("prefers-contrast strengthens lines and soft text", { tag: "@slow" }, async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/cars/1");
  await expectAccessible(page);
  const text = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect(page.locator("dt").last()).toHaveCSS("color", text);
});

test("controls have borders in forced colours", { tag: "@slow" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", "/cars/1", "/admin"]) {
    await open(page, path);
    // axe reads the overridden colours.
    await expectAccessible(page, { without: ["color-contrast"] });
    for (const command of await page
      .locator("main :is(button, input:not([type=checkbox], [type=radio]), select)")
      .all()) {
      if (!(await command.isVisible())) continue;
      await expect(command).not.toHaveCSS("border-top-width", "0px");
    }
  }
});

test("has no animations with prefers-reduced-motion", { tag: "@slow" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.locator("#cars article").first().hover();
  expect(await page.evaluate(whatMoves)).toEqual([]);
  const scrolling = page.locator("html");
  await expect(scrolling).toHaveCSS("scroll-behavior", "auto");
});

/** Returns running animations, except opacity. */
function whatMoves() {
  const named = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    // An animation of the help prompt reports that it is seen, and changes nothing.
    .filter(({ opacity }) => opacity !== "1")
    .flatMap((keyframe) => Object.keys(keyframe));
  const appearing = new Set(["offset", "computedOffset", "easing", "composite", "visibility"]);
  return named.filter((property) => !appearing.has(property));
}
