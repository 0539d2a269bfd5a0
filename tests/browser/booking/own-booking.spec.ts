import type { Page } from "@playwright/test";
import { FORM_VISITORS, sample } from "../combinations";
import {
  bookingReference,
  expect,
  fillBooking,
  hydrated,
  LANGS,
  newVisitor,
  open,
  test,
  texts,
  type Lang,
  type Visitor,
} from "../fixtures";
import { placeBooking } from "../place-booking";

/** Makes a booking and opens its page by the link of the confirmation. */
async function openOwnBooking(page: Page, visitor: Visitor, lang: Lang) {
  await fillBooking(page, visitor, lang);
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await page.getByRole("link", { name: texts[lang].ownBooking.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[lang].ownBooking.heading);
  return bookingReference(page);
}

for (const lang of sample(["ka", "en"] as const)) {
  for (const { scripts } of FORM_VISITORS.filter((visitor) => visitor.lang === lang)) {
    const { again, because, change, done, errors, find, withdraw } = texts[lang].ownBooking;

    test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
      // The browser's console reports the status 422 of an invalid form.
      test.use({
        javaScriptEnabled: scripts,
        expectedProblems: [/status of 422/],
        // Each network has ten attempts an hour to find a booking.
        extraHTTPHeaders: {
          "X-Forwarded-For": `198.51.100.${LANGS.indexOf(lang)}${scripts ? 1 : 0}`,
        },
      });

      test("a visitor recovers a booking, writes a message and cancels it", async ({ page }) => {
        const visitor = newVisitor();
        await open(page, "/?vehicle=Mazda+3", lang, scripts);
        const reference = await openOwnBooking(page, visitor, lang);

        await test.step("its link got lost", async () => {
          const footer = page.getByRole("contentinfo");
          await footer.getByRole("link", { name: texts[lang].site.nav.findBooking }).click();
          const list = page.getByRole("list", { name: texts[lang].ownBooking.list.lead });
          await expect(list.getByRole("listitem")).toContainText(reference);
          await page.getByLabel(find.number).fill(reference);
          await page.getByLabel(find.email, { exact: true }).fill("nobody@example.com");
          await page.getByRole("button", { name: find.submit }).click();
          await expect(page.getByRole("alert")).toContainText(find.problem);
          await expect(page.getByLabel(find.number)).toHaveValue(reference);
          await page.getByLabel(find.email, { exact: true }).fill(visitor.email.toUpperCase());
          await page.getByRole("button", { name: find.submit }).click();
          await expect(page.getByTestId("booking-reference")).toHaveText(reference);
          await expect(page.getByTestId("booking-number")).toHaveCount(0);
        });

        await test.step("requests a change", async () => {
          const message = page.getByLabel(change.label);
          await page.locator("#change summary").click();
          await page.getByRole("button", { name: change.send }).click();
          await expect(page.getByRole("alert")).toContainText(errors.message);
          await expect(message).toHaveAccessibleDescription(new RegExp(errors.message));
          await message.fill("Two days more\nand a child seat?");
          await page.getByRole("button", { name: change.send }).click();
          await expect(page.getByText(done.message)).toBeVisible();
          await expect(page.locator("#messages li")).toContainText("and a child seat?");
          await page.locator("#change summary").click();
          await expect(message).toHaveValue("");
        });

        await test.step("the language is changed", async () => {
          const address = new URL(page.url()).pathname;
          const other = lang === "en" ? "ka" : "en";
          for (const to of [other, lang] as const) {
            await page.locator("header summary").first().click();
            await page.locator(`header button[lang=${to}]`).click();
            await expect(page.locator("html")).toHaveAttribute("lang", to);
            expect(new URL(page.url()).pathname).toBe(address);
          }
          if (scripts) await hydrated(page);
        });

        await test.step("it is withdrawn", async () => {
          await page.locator("#cancel summary").click();
          await page.getByRole("button", { name: withdraw.yes }).click();
          await expect(page.getByText(done.cancelled)).toBeVisible();
          await expect(page.getByText(because.withdrawn)).toBeVisible();
          await page.reload();
          await expect(page.locator("main details:not(#messages details)")).toHaveCount(0);
        });

        await test.step("it is booked again, with all but the dates", async () => {
          await page.getByRole("link", { name: again.open }).click();
          const form = page.locator("#booking-request");
          await expect(form.locator("[name=vehicle]")).toHaveValue("Mazda 3");
          await expect(form.locator("[name=pickup]")).not.toHaveValue("");
          await expect(form.locator("[name=pickupDate]")).toHaveValue("");
        });
      });
    });
  }
}

test.describe("offline", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });

  test(
    "a message without a response is preserved, and sent when the network is back",
    { tag: "@slow" },
    async ({ page, context }) => {
      const { change, done, errors } = texts.en.ownBooking;
      const { token } = await placeBooking(newVisitor());
      await open(page, `/bookings/${token}`);
      await page.locator("#change summary").click();
      await page.getByLabel(change.label).fill("A day more, please");
      await context.setOffline(true);
      await page.getByRole("button", { name: change.send }).click();
      await expect(page.getByRole("alert")).toContainText(errors.unanswered);
      await expect(page.getByLabel(change.label)).toHaveValue("A day more, please");
      await context.setOffline(false);
      await page.getByRole("button", { name: change.send }).click();
      await expect(page.getByText(done.message)).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  );
});
