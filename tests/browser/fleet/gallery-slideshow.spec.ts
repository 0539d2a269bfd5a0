import type { Page } from "@playwright/test";
import { SLIDE_INTERVAL_MS, SWIPE_THRESHOLD_PX } from "../../../app/ui/gallery/gallery";
import { expectAccessible } from "../accessible";
import { languages } from "../combinations";
import { expect, open, pauseClock, test, texts, type Lang } from "../fixtures";

// The tests of this file are of motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const PATH = "/zoom-examples?mode=image-gallery";
const COUNT = 6;

function slideshowOn(page: Page, lang: Lang = "en") {
  const labels = texts[lang].gallery.slideshow;
  const root = page.getByRole("region", { name: labels.label });
  const button = (label: keyof typeof labels) =>
    root.getByRole("button", { name: labels[label], exact: true });
  return { root, button };
}

async function expectShown(page: Page, number: number, lang: Lang = "en") {
  const { root } = slideshowOn(page, lang);
  await expect(root.locator("p")).toContainText(`${number} / ${COUNT}`);
  await expect(root.locator("li button").nth(number - 1)).toHaveAttribute("aria-current", "true");
  await expect(root.locator("[aria-hidden=false]")).toHaveCount(1);
}

/** Opens the slideshow with a paused clock. */
async function openStill(page: Page) {
  await page.clock.install();
  await open(page, PATH);
  await pauseClock(page);
}

async function middleOfPicture(page: Page) {
  // This is the container: the picture itself may still be sliding in.
  const stage = slideshowOn(page).root.locator("[aria-hidden=false]").locator("xpath=../..");
  const box = (await stage.boundingBox())!;
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
}

/** Drags the picture sideways within a time of the page's clock, in ms. */
async function drag(page: Page, distance: number, time: number) {
  const [x, y] = await middleOfPicture(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(time);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

for (const lang of languages("en")) {
  test(`buttons and thumbnails show pictures in ${lang}`, { tag: "@slow" }, async ({ page }) => {
    await open(page, PATH, lang);
    const { root, button } = slideshowOn(page, lang);
    const { views, slideshow } = texts[lang].gallery;
    await expectShown(page, 1, lang);
    await button("next").click();
    await expectShown(page, 2, lang);
    await button("previous").click();
    await button("previous").click();
    await expectShown(page, COUNT, lang);
    const show = slideshow.show.replace("{{picture}}", views.dashboard);
    await root.getByRole("button", { name: show }).click();
    await expectShown(page, 4, lang);
    await expect(root.locator("p")).toContainText(views.dashboard);
    await expectAccessible(page);
  });

  test(`every button has a label in ${lang}`, { tag: "@slow" }, async ({ page }) => {
    await open(page, PATH, lang);
    const buttons = slideshowOn(page, lang).root.getByRole("button");
    await expect(buttons).toHaveCount(4 + COUNT);
    const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel));
    const script =
      lang === "ka" ? /^[^a-z]*\p{Script=Georgian}/iu : /^[A-Z][^\p{Script=Georgian}]+$/u;
    for (const name of names) expect(name).toMatch(script);
  });
}

test("arrow keys change the slide", { tag: "@slow" }, async ({ page }) => {
  await open(page, PATH);
  await slideshowOn(page).button("next").press("ArrowRight");
  await expectShown(page, 2);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, COUNT);
});

test(
  "a slow swipe changes the slide only beyond the threshold",
  { tag: "@slow" },
  async ({ page }) => {
    await openStill(page);
    await drag(page, -SWIPE_THRESHOLD_PX, 2000);
    await expectShown(page, 1);
    await drag(page, -SWIPE_THRESHOLD_PX - 1, 2000);
    await expectShown(page, 2);
    await drag(page, SWIPE_THRESHOLD_PX + 1, 2000);
    await expectShown(page, 1);
  },
);

test("a flick changes the slide, however short", { tag: "@slow" }, async ({ page }) => {
  await openStill(page);
  await drag(page, -20, 40);
  await expectShown(page, 2);
});

test("a touch swipe changes the slide", { tag: "@slow" }, async ({ page, context }) => {
  await open(page, PATH);
  const [x, y] = await middleOfPicture(page);
  const screen = await context.newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => screen.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x, y });
  await touch("touchMove", { x: x - 50, y });
  await touch("touchMove", { x: x - 100, y });
  await touch("touchEnd");
  await expectShown(page, 2);
});

test("plays at its interval until it is paused", { tag: "@slow" }, async ({ page }) => {
  await openStill(page);
  const { button } = slideshowOn(page);
  await page.clock.runFor(10 * SLIDE_INTERVAL_MS);
  await expectShown(page, 1);
  await button("play").click();
  await page.clock.runFor(SLIDE_INTERVAL_MS - 1);
  await expectShown(page, 1);
  await page.clock.runFor(1);
  await expectShown(page, 2);
  await page.clock.runFor(SLIDE_INTERVAL_MS);
  await expectShown(page, 3);
  await button("pause").click();
  await page.clock.runFor(10 * SLIDE_INTERVAL_MS);
  await expectShown(page, 3);
});

test("stops playing when the visitor changes the slide", { tag: "@slow" }, async ({ page }) => {
  await openStill(page);
  await slideshowOn(page).button("play").click();
  await slideshowOn(page).button("next").click();
  await page.clock.runFor(10 * SLIDE_INTERVAL_MS);
  await expectShown(page, 2);
});

test("does not play with prefers-reduced-motion", { tag: "@slow" }, async ({ page }) => {
  await openStill(page);
  const { button } = slideshowOn(page);
  await button("play").click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button("pause")).toBeHidden();
  await expect(button("play")).toBeHidden();
  await page.clock.runFor(10 * SLIDE_INTERVAL_MS);
  await expectShown(page, 1);
});

test("enters and leaves full screen", { tag: "@slow" }, async ({ page }) => {
  await open(page, PATH);
  const { button } = slideshowOn(page);
  await button("fill").click();
  await expect(button("leave")).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe("SECTION");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, 2);
  await expectAccessible(page);
  await button("leave").click();
  await expect(button("fill")).toBeVisible();
});
