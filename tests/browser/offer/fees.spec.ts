import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { expect, fillBooking, newVisitor, test, texts, type Lang } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { cutOnPaper, expectOneSheet } from "../steps/voucher-steps";
import { press, useFleetSite } from "./fleet-site";

const { enter, show } = useFleetSite();
// The browser's console reports the status 422 of an invalid form.
test.use({ expectedProblems: [/status of 422/] });

const WIDTHS = [390, 1280] as const;

/** Resizes the page to each of the widths, at which everything has to fit. */
async function expectFit(page: Page) {
  for (const width of WIDTHS) {
    // oxlint-disable-next-line no-await-in-loop -- a page has one width at a time.
    await page.setViewportSize({ width, height: 844 });
    // oxlint-disable-next-line no-await-in-loop -- as above.
    expect(await whatDoesNotFit(page), `${width} px`).toEqual([]);
  }
}

/** Returns a sum as a page of a language writes it. */
const dollars = (lang: Lang, amount: string) =>
  lang === "en" ? `$${amount}` : `${amount.replace(".", ",")}\u00a0$`;

/** Saves fees and a code at the desk. The page there has shown and kept what was wrong. */
async function saveFees(page: Page, lang: Lang, code: string) {
  const { prices } = texts[lang];
  const cell = (name: string) => page.locator(`[name="${name}"]`).first();
  await cell("lateReturn-amount").fill("much");
  await cell("lateReturn-minutes").fill("30");
  await cell("outOfHours-from").fill("21:00");
  await cell("outOfHours-until").fill("08:00");
  await cell("outOfHours-amount").fill("20");
  await cell("secondDriver-amount").fill("10");
  await cell("secondDriver-perDay").selectOption("day");
  await cell("secondDriver-atMost").fill("35");
  await cell("youngDriver-age").fill("25");
  await cell("youngDriver-amount").fill("15");
  await cell("youngDriver-perDay").selectOption("once");
  await cell("border-country").selectOption("AM");
  await cell("border-amount").fill("30");
  await cell("oneWay-pickup").selectOption("tbilisi-airport");
  await cell("oneWay-return").selectOption("tbilisi");
  await cell("oneWay-amount").fill("12");
  await press(page, prices.fees.save);
  await expect(page.getByRole("alert")).toContainText(prices.errors.fee.split("{{")[0]!);
  await expect(cell("lateReturn-amount")).toHaveValue("much");
  await expect(cell("lateReturn-amount")).toHaveAttribute("aria-invalid", "true");
  await expectFit(page);
  await cell("lateReturn-amount").fill("1");
  await press(page, prices.fees.save);
  await expect(page.getByRole("main").getByText(prices.done.fees)).toBeVisible();

  // Once there is a code, the preview of prices has a field for it too.
  const codes = page.locator("form:has([name=maxUses])");
  await codes.locator("[name=code]").last().fill(code);
  await codes.locator("[name=value]").last().fill("10");
  await codes.locator("[name=maxUses]").last().fill("1");
  await press(page, prices.codes.save);
  await expect(page.getByRole("main").getByText(prices.done.codes)).toBeVisible();
  await expectFit(page);
}

/** Confirms a booking with the session of the page: only then it has a voucher. */
async function confirm(page: Page, number: string) {
  const { origin } = new URL(page.url());
  const answer = await page.request.patch(`${origin}/api/bookings/${number}/status`, {
    headers: { Origin: origin },
    data: { status: "confirmed", overbook: true },
  });
  expect(answer.status()).toBe(200);
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { booking } = texts[lang];
  const { price } = booking;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, { tag: "@slow" }, () => {
    test.use({ javaScriptEnabled: scripts });

    test("staff set fees and a code; a customer sees one sum from the form to their page", async ({
      page,
    }) => {
      const code = `FIRST-${lang}-${scripts ? "on" : "off"}`.toUpperCase();
      await enter(page, "/admin/prices", lang, scripts);
      await saveFees(page, lang, code);

      await show(page, "/?vehicle=Mazda+3", lang, scripts);
      const form = page.locator("#booking-form");
      const box = form.locator("[aria-labelledby=price-title]");
      const field = (name: string) => form.locator(`[name=${name}]`);
      const showPrice = () =>
        page
          .getByRole("button", { name: scripts ? booking.applyCode : price.show, exact: true })
          .click();
      await fillBooking(page, newVisitor(), lang);
      await field("secondDriver").check();
      await field("returnTime").fill("22:00");
      await field("driverAge").fill("22");
      await field("border").selectOption("AM");
      // 200, 16 of 45 GEL for the delivery, 12 one way, 20 for the late hour, 10 for ten hours more than five days,
      // 35 and 15 for the drivers, and 30 for the border.
      if (scripts) await expect(box).toContainText(dollars(lang, "338"));
      await field("code").fill("OTHER");
      await showPrice();
      await expect(page.getByRole("alert")).toContainText(booking.errors.code.unknown);
      await expect(field("secondDriver")).toBeChecked();
      await field("code").fill(code.toLowerCase());
      await showPrice();
      const sum = dollars(lang, "318");
      const toPay = new RegExp(`${price.toPay}\\s*${sum.replace("$", "\\$")}`);
      await expect(box).toContainText(toPay);
      await expect(box).toContainText(code);
      await expectFit(page);
      if (scripts) await expectAccessible(page);
      await page.getByRole("button", { name: booking.submit }).click();
      const shown = await page.getByTestId("booking-number").innerText();
      await expect(page.locator("#booking")).toContainText(toPay);
      await expectFit(page);

      await page.locator("#booking a[href^='/bookings/']").first().click();
      await page.waitForURL(/\/bookings\/[\w-]{22}/);
      await expect(page.locator("main")).toContainText(toPay);
      await expectFit(page);

      await confirm(page, /\d+$/.exec(shown)?.[0] ?? "");
      await page.goto(`${page.url().split(/[?#]/)[0]}/voucher`);
      await expect(page.getByRole("article")).toContainText(toPay);
      await expectFit(page);
      await expectOneSheet(page);
      expect(await cutOnPaper(page)).toEqual([]);

      await show(page, "/?vehicle=Mazda+3", lang, scripts);
      await fillBooking(page, newVisitor(), lang);
      await field("code").fill(code);
      await showPrice();
      await expect(page.getByRole("alert")).toContainText(booking.errors.code.usedUp);
    });
  });
}
