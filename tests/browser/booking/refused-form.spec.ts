import { addressIn } from "../address-in";
import { startClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, fillBooking, hydrated, newVisitor, test, texts } from "../fixtures";
import { expectAccessible } from "../accessible";
import { placeBooking } from "../place-booking";
import type { Site } from "../site";
import { whatDoesNotFit } from "../layout";

test.describe.configure({ mode: "default" });

test.describe("a site that takes one booking in an hour", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startClonedSite({ BOOKINGS_PER_HOUR: "1" });
    await placeBooking(newVisitor(), {}, site.url);
  });
  test.afterAll(() => site?.stop());

  for (const { lang, scripts } of FORM_VISITORS) {
    const { booking, errors } = texts[lang];

    test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 429/] });

      test(
        "a form beyond the limit says when to try again, and Back has what was typed",
        { tag: "@slow" },
        async ({ page }) => {
          const visitor = newVisitor();
          await page.goto(site.url + addressIn("/?vehicle=Mazda+3", lang));
          if (scripts) await hydrated(page);
          await fillBooking(page, visitor, lang);
          await page.getByRole("button", { name: booking.submit }).click();
          // With scripts the form stays, and says so itself.
          if (scripts) {
            await expect(page.getByText(booking.tooMany)).toBeVisible();
          } else {
            const main = page.getByRole("main");
            await expect(main.getByRole("heading")).toHaveText(errors.tooMany.title);
            await expect(main).toContainText(/\d{2}/);
            expect(await whatDoesNotFit(page)).toEqual([]);
            await page.goBack();
          }
          await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
          await expect(page.locator("[name=email]")).toHaveValue(visitor.email);
        },
      );
    });
  }
});

test.describe("the page for requests beyond a limit", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startClonedSite({ PAGES_PER_MINUTE: "1" });
  });
  test.afterAll(() => site?.stop());
  test.use({ expectedProblems: [/status of 429/] });

  test("works like the others, at every address", { tag: "@slow" }, async ({ page }) => {
    const { errors } = texts.en;
    const title = page.getByRole("heading", { name: errors.tooMany.title });
    let day = 10;
    for (const path of ["/all-cars", "/cars/1"]) {
      // A minute may end between the two.
      await expect(async () => {
        day += 1;
        const answer = await page.goto(`${site.url}${path}?from=2030-06-${day}&to=2030-07-12`);
        expect(answer?.status()).toBe(429);
      }).toPass();
      await hydrated(page);
      await expect(title).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole("main").getByRole("link", { name: errors.back }).click();
    await expect(title).toBeHidden();
  });
});
