import type { Page } from "@playwright/test";
import { ODD_FILES, photo } from "../../../app/catalog/photos/testing/test-pictures";
import { sample } from "../combinations";
import { expect, textField, open, openDesk, test, texts } from "../fixtures";

const CASES = [
  // No other test uses these cars' photos.
  { lang: "ka", scripts: false, car: 22 },
  { lang: "en", scripts: true, car: 21 },
] as const;

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

for (const { lang, scripts, car } of sample(CASES)) {
  const { photos } = texts[lang];
  const stored = (page: Page) => page.locator("#photos img[src^='/photos/']");

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    // The browser's console reports the status of a refused form.
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 422/] });

    async function choose(page: Page, files: ReturnType<typeof file>[]) {
      await page.getByLabel(photos.upload.label, { exact: true }).setInputFiles(files);
      await page.getByRole("button", { name: photos.upload.submit, exact: true }).click();
    }

    test(
      "staff add photos, change one, remove it and undo it",
      { tag: "@slow" },
      async ({ page }) => {
        await openDesk(page, `/admin/fleet/${car}`, lang, scripts);
        await expect(page.getByText(photos.none)).toBeVisible();
        await choose(page, [
          file("front.jpg", await photo({ width: 2700, height: 1500 })),
          file("seats.jpg", await photo({ width: 640, height: 900 })),
        ]);
        await expect(stored(page)).toHaveCount(2);
        await expect(page.getByRole("heading", { name: photos.views.main })).toHaveCount(1);

        await page.locator("#photos summary").nth(1).click();
        const other = page.locator("#photos li:has(details[open])");
        await other.getByLabel(photos.edit.view).selectOption("main");
        await textField(other, "en", photos.edit.alt).fill("");
        await other.getByLabel(photos.focuses["3"]).check();
        await other.getByRole("button", { name: photos.edit.save }).click();
        await expect(page.getByRole("alert")).toContainText(photos.errors.alt);
        await expect(other.getByLabel(photos.edit.view)).toHaveValue("main");
        await textField(other, "en", photos.edit.alt).fill("A photo");
        await other.getByRole("button", { name: photos.edit.save }).click();
        await expect(page.getByText(photos.outcome.saved)).toBeVisible();
        await expect(stored(page).first()).toHaveAttribute("src", /3-480\.jpg$/);

        await page.locator("#photos summary").first().click();
        await page.getByRole("button", { name: photos.edit.remove }).first().click();
        await expect(stored(page)).toHaveCount(1);
        // A picture that loads later could move the button.
        await page.waitForLoadState();
        await page.getByRole("button", { name: photos.outcome.undo }).click();
        await expect(page.getByText(photos.outcome.restored)).toBeVisible();
        await expect(stored(page)).toHaveCount(2);
      },
    );

    test("a HEIC file is refused with advice", { tag: "@slow" }, async ({ page }) => {
      await openDesk(page, `/admin/fleet/${car + 2}`, lang, scripts);
      await choose(page, [file("IMG_1.HEIC", await ODD_FILES.heic())]);
      const advice = photos.problems.heic.replace("{{file}}", "IMG_1.HEIC");
      await expect(page.getByRole("alert")).toContainText(advice);
      await expect(stored(page)).toHaveCount(0);
    });
  });
}

test(
  "a visitor sees the main photo on card, gallery and in the booking form",
  { tag: "@slow" },
  async ({ page }) => {
    await openDesk(page, "/admin/fleet/25");
    const { upload } = texts.en.photos;
    await page
      .getByLabel(upload.label, { exact: true })
      .setInputFiles([file("car.jpg", await photo({ width: 1500, height: 2000 }))]);
    await page.getByRole("button", { name: upload.submit, exact: true }).click();
    await expect(page.locator("#photos img[src^='/photos/']")).toHaveCount(1);
    await expect(page.getByText(texts.en.photos.waiting)).toBeHidden({ timeout: 40_000 });
    await open(page, "/cars/25");
    const picture = page.locator("#gallery picture img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    // The frame is wide, but the file is the uncut photo, which a click shows.
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
    ).toBeCloseTo(0.75, 1);
    await page.locator("#gallery button").first().click();
    await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
  },
);
