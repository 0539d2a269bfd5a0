import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { bookingReference, expect, fillBooking, newVisitor, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";

/** Checks the layout: the screens of `screens.ts` are those of a browser without bookings. */
async function expectFit(page: Page) {
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await whatDoesNotFit(page)).toEqual([]);
  await expectAccessible(page);
}

for (const { lang, scripts } of FORM_VISITORS) {
  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "a visitor leaves nothing on a device of others",
      { tag: "@slow" },
      async ({ page, context }) => {
        const { booking, ownBooking } = texts[lang];
        const { forget } = ownBooking;
        await open(page, "/?vehicle=Mazda+3", lang, scripts);
        await fillBooking(page, newVisitor(), lang);
        await page.getByRole("button", { name: booking.submit }).click();
        await page.getByRole("link", { name: ownBooking.link }).click();
        const reference = await bookingReference(page);
        const address = page.url();
        if (scripts) await expectFit(page);

        await page.getByRole("main").getByRole("button", { name: forget.submit }).click();
        await expect(page.getByRole("status").filter({ hasText: forget.done })).toBeVisible();
        await expect(page.getByText(forget.still)).toBeVisible();
        if (scripts) await expectFit(page);
        const names = (await context.cookies()).map(({ name }) => name);
        expect(names).not.toContain("bookings");
        expect(names).not.toContain("live");

        await page.goto(address);
        await expect(page.getByTestId("booking-reference")).toHaveText(reference);
        await expect(page.getByRole("button", { name: forget.submit })).toHaveCount(0);
      },
    );
  });
}

test.describe("with scripts", () => {
  const { forget } = texts.en.ownBooking;

  test(
    "the saved draft and queued bookings are deleted, from the bell too",
    { tag: "@slow" },
    async ({ page, context }) => {
      const { token } = await placeBooking(newVisitor());
      const url = process.env.SITE_URL!;
      await context.addCookies([
        { name: "bookings", value: token, url },
        { name: "live", value: "1", url },
      ]);
      await open(page, "/faq");
      await page.evaluate(() => {
        localStorage.setItem("bookingDraft", JSON.stringify({ name: "Guest" }));
        localStorage.setItem("bookingQueue", "[]");
      });
      await page.getByRole("button", { name: texts.en.notifications.open }).click();
      await page.locator("#notifications").getByRole("button", { name: forget.submit }).click();
      await expect(page.getByText(forget.done)).toBeVisible();
      const stored = await page.evaluate(() => Object.keys(localStorage));
      expect(stored.filter((key) => key.startsWith("booking"))).toEqual([]);
    },
  );

  test(
    "the draft is deleted where the browser ignores the header",
    { tag: "@slow" },
    async ({ page, context }) => {
      const { token } = await placeBooking(newVisitor());
      await context.addCookies([{ name: "bookings", value: token, url: process.env.SITE_URL! }]);
      await open(page, `/bookings/${token}`);
      await page.evaluate(() =>
        localStorage.setItem("bookingDraft", JSON.stringify({ name: "Guest" })),
      );
      await page.route("**/bookings", (route) =>
        route.fulfill({ contentType: "text/html", body: "<p>No such header</p>" }),
      );
      await page.getByRole("main").getByRole("button", { name: forget.submit }).click();
      await expect(page.getByText("No such header")).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("bookingDraft"))).toBeNull();
    },
  );
});
