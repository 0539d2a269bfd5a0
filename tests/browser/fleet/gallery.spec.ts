import { addressIn } from "../address-in";
import { ZOOM_MARGIN_PX } from "../../../app/ui/gallery/gallery";
import { GALLERY_MODES } from "../../../app/web/pages/address-values";
import { expectAccessible } from "../accessible";
import { languages, sample } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

const CARD = "/pictures/cars/toyota-rav4-2019/card.svg";
const SIDE = "/pictures/cars/toyota-rav4-2019/side.svg";

const GALLERY_SCRIPT = /\/assets\/(zoom-|slideshow|hover-|car-detail).*\.js$/;

function pathOf(mode: string) {
  return `/zoom-examples?mode=${mode}`;
}

for (const lang of languages("ka")) {
  const { title, modes, hints, views, zoom } = texts[lang].gallery;

  test.describe(lang, () => {
    test("modes are links, with the first as default", { tag: "@slow" }, async ({ page }) => {
      await open(page, pathOf("unheard-of"), lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const current = page.locator("main [aria-current=page]");
      await expect(current).toHaveText(modes["medium-zoom"]);
      for (const mode of GALLERY_MODES.toReversed()) {
        await page.getByRole("link", { name: modes[mode] }).click();
        await expect(page).toHaveURL(addressIn(`/zoom-examples?mode=${mode}`, lang));
        await expect(current).toHaveText(modes[mode]);
        await expect(page.locator("main")).toContainText(hints[mode]);
      }
    });

    test("a click enlarges a picture, and Escape closes it", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/zoom-examples", lang);
      await page.locator("figure").getByAltText(views.rear).click();
      const dialog = page.getByRole("dialog");
      const enlarged = dialog.getByAltText(views.rear);
      const margin = async () => Math.floor((await enlarged.boundingBox())!.x);
      await expect.poll(margin).toBe(ZOOM_MARGIN_PX);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    test("the keyboard enlarges a picture and closes it", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/zoom-examples", lang);
      const enlarge = page.getByRole("button", { name: `${zoom.open}: ` }).first();
      await enlarge.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: zoom.close })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(enlarge).toBeFocused();
    });

    test(
      "pictures of a car have captions, and the main one can be enlarged",
      { tag: "@slow" },
      async ({ page }) => {
        await open(page, "/cars/1", lang);
        const pictures = page.locator("#gallery figure");
        await expect(pictures).toHaveCount(6);
        await expect(pictures.last()).toContainText(texts[lang].carDetail.pictures.trunkImage);
        await pictures.first().getByRole("img").click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    );
  });

  test.describe(`${lang}, scripts off`, () => {
    test.use({ javaScriptEnabled: false });

    test("modes are switched by plain links", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/zoom-examples", lang, false);
      await page.getByRole("link", { name: modes["hover-zoom"] }).click();
      await expect(page.locator("main [aria-current=page]")).toHaveText(modes["hover-zoom"]);
    });
  });
}

test(
  "a phone loads small drawings, and the drawing itself when it is enlarged",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/cars/1");
    const [main, side] = [
      page.locator("#gallery img").first(),
      page.locator("#gallery img").nth(1),
    ];
    await expect(main).toHaveJSProperty("currentSrc", new URL(CARD, page.url()).href);
    const small = new URL(SIDE.replace("svg", "avif"), page.url()).href;
    await expect(side).toHaveJSProperty("currentSrc", small);
    await expect(side).toHaveJSProperty("naturalWidth", 432);
    await side.click();
    await expect(page.getByRole("dialog").getByRole("img")).toHaveAttribute("src", SIDE);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(side).toHaveJSProperty("currentSrc", new URL(SIDE, page.url()).href);
  },
);

for (const mode of sample(GALLERY_MODES)) {
  test(
    `shows a fallback if a picture does not load in ${mode}`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.route("**/rear.svg", (route) => route.fulfill({ status: 200, body: "" }));
      await open(page, pathOf(mode));
      const picture = page.getByAltText(texts.en.gallery.views.rear).first();
      await expect(picture).toHaveAttribute("src", "/pictures/cars/placeholder.svg");
    },
  );
}

test("loads gallery scripts only on pages with a gallery", { tag: "@slow" }, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => GALLERY_SCRIPT.test(url))).toEqual([]);
  await open(page, "/zoom-examples");
  expect(scripts.filter((url) => GALLERY_SCRIPT.test(url))).not.toEqual([]);
});

test.describe("without web fonts", () => {
  // Whether a page uses them depends on the time that it took.
  test.use({ expectedProblems: [/net::ERR_FAILED/] });

  for (const lang of languages("ka")) {
    for (const path of sample(["/cars/1", ...GALLERY_MODES.map(pathOf)])) {
      test(
        `${path} has no layout shift at hydration, ${lang}`,
        { tag: "@slow" },
        async ({ page, browser }) => {
          const plain = await browser.newPage({ javaScriptEnabled: false });
          for (const one of [plain, page]) await one.route("**/*.woff2", (route) => route.abort());
          await open(plain, path, lang, false);
          await open(page, path, lang);
          const gallery = "#gallery, main:not(:has(#gallery))";
          await expect(page.locator(gallery).getByRole("button").first()).toBeVisible();
          for (const width of [320, 390, 1280]) {
            for (const one of [plain, page]) await one.setViewportSize({ width, height: 844 });
            const before = await plain.locator(gallery).boundingBox();
            expect(await page.locator(gallery).boundingBox(), `${width} px`).toEqual(before);
          }
          await plain.close();
        },
      );
    }
  }
});
