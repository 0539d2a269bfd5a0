import { HOVER_DELAY_MS } from "../../../app/ui/gallery/gallery";
import { expectAccessible } from "../accessible";
import { expect, open, pauseClock, test, texts } from "../fixtures";

const PATH = "/zoom-examples?mode=hover-zoom";

test("magnifies where the pointer rests, after a delay", { tag: "@slow" }, async ({ page }) => {
  await page.clock.install();
  await open(page, PATH);
  await pauseClock(page);
  const picture = page.getByRole("button", { name: texts.en.gallery.views.side });
  const pane = picture.locator("span");
  await picture.hover();
  await page.clock.runFor(HOVER_DELAY_MS - 1);
  await expect(picture).toHaveAttribute("aria-pressed", "false");
  await page.clock.runFor(1);
  await expect(picture).toHaveAttribute("aria-pressed", "true");
  await expect(pane).toHaveAttribute("style", /scale\(2\.5\)/);
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(picture).toHaveAttribute("aria-pressed", "false");
});

test("a passing pointer does not magnify", { tag: "@slow" }, async ({ page }) => {
  await page.clock.install();
  await open(page, PATH);
  await pauseClock(page);
  const picture = page.getByRole("button", { name: texts.en.gallery.views.side });
  await picture.hover();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.clock.runFor(10 * HOVER_DELAY_MS);
  await expect(picture).toHaveAttribute("aria-pressed", "false");
});

test("Enter magnifies, and the arrow keys move the spot", { tag: "@slow" }, async ({ page }) => {
  await open(page, PATH);
  const picture = page.getByRole("button", { name: texts.en.gallery.views.seats });
  await picture.press("Enter");
  await expect(picture).toHaveAttribute("aria-pressed", "true");
  await picture.press("ArrowRight");
  await expect(picture.locator("span")).toHaveAttribute("style", /transform-origin: 60% 50%/);
  await picture.press("Enter");
  await expect(picture).toHaveAttribute("aria-pressed", "false");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap magnifies, another ends it", { tag: "@slow" }, async ({ page }) => {
    await open(page, PATH);
    const picture = page.getByRole("button", { name: texts.en.gallery.views.trunk });
    await picture.tap();
    await expect(picture).toHaveAttribute("aria-pressed", "true");
    await picture.tap();
    await expect(picture).toHaveAttribute("aria-pressed", "false");
  });
});
