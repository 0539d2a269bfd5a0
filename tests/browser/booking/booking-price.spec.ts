import type { Page, Route } from "@playwright/test";
import { bookingBody } from "../../http/booking/booking-body";
import { sample } from "../combinations";
import {
  bookingNumber,
  expect,
  fillBooking,
  newVisitor,
  open,
  staffCookie,
  test,
  texts,
} from "../fixtures";
import { dayAhead } from "../near-trip";

const box = (page: Page) => page.locator("[aria-labelledby=price-title]");

for (const [lang, scripts] of sample([
  ["ka", false],
  ["en", true],
] as const)) {
  const { booking, format } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({
      javaScriptEnabled: scripts,
      expectedProblems: [/status of 422/],
      viewport: { width: 390, height: 844 },
    });

    /** Requests the price, which without scripts a button does. */
    async function showPrice(page: Page) {
      if (!scripts) await page.getByRole("button", { name: booking.price.show }).click();
    }

    /** Sends another price than the page shows, once. */
    async function tamper(page: Page) {
      const quote = "150+45";
      if (!scripts) return page.locator("[name=quote]").evaluate(setValue, quote);
      const change = (route: Route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), quote } });
      await page.route("**/api/booking?*", change, { times: 1 });
    }

    test("shows the full price before any personal data", async ({ page }) => {
      await open(page, "/?vehicle=Mazda+3", lang, scripts);
      await expect(box(page)).toContainText(booking.price.incomplete);
      const field = (name: string) => page.locator(`#booking-form [name=${name}]`);
      await field("pickupDate").fill("2030-06-10");
      await field("returnDate").fill("2030-06-15");
      await field("notes").fill("Half a form");
      await showPrice(page);
      await expect(box(page)).toContainText(/\$?200/);
      await expect(box(page)).toContainText(booking.price.deliveryOpen);
      await expect(box(page)).toContainText(format.weekdays["1"]);
      await expect(page.locator("#booking-pickupDate-note")).toHaveText(format.weekdays["1"]);
      await field("pickup").selectOption("Other");
      await showPrice(page);
      await expect(box(page)).toContainText(booking.price.deliveryAgreed);
      await expect(box(page).locator("dl").first()).not.toContainText(booking.price.deliveryFree);
      await field("pickup").selectOption("Batumi");
      await field("return").selectOption({ label: booking.sameAsPickup });
      await field("addSkiRack").check();
      await showPrice(page);
      await expect(box(page)).toContainText(/\$298|298\s\$/);
      await expect(box(page)).toContainText(format.gel.replace("{{amount}}", "200"));
      await expect(field("notes")).toHaveValue("Half a form");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("books nothing at a changed price until it is accepted", async ({ page }) => {
      const visitor = newVisitor();
      await open(page, "/?vehicle=Mazda+3", lang, scripts);
      await fillBooking(page, visitor, lang);
      await showPrice(page);
      await tamper(page);
      await page.getByRole("button", { name: booking.submit }).click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(booking.priceChanged.title);
      if (!scripts) await expect(alert).toContainText("150");
      await expect(alert).toContainText("216");
      await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
      if (!scripts) await expect(page.locator("[name=quote]")).toHaveValue("200+45=216");
      await page.getByRole("button", { name: booking.submit }).click();
      await bookingNumber(page);
      await expect(page.locator("#booking")).toContainText(visitor.name);
    });
  });
}

function setValue(input: Element, value: string) {
  (input as HTMLInputElement).value = value;
}

test(
  "shows at once that a car is probably booked, without blocking the form",
  { tag: "@slow" },
  async ({ page, browser }) => {
    const { carTaken } = texts.en.booking.notices;
    // The fleet has one vehicle of this model.
    const days = { pickupDate: dayAhead(200), returnDate: dayAhead(205) };
    const body = { ...bookingBody({ ...newVisitor(), vehicle: "Mazda 6", ...days }) };
    const placed = await page.request.post("/api/booking", { data: body });
    const { id } = await placed.json();
    const status = `${process.env.SITE_URL}/api/bookings/${id}/status`;
    const desk = await browser.newContext();
    await desk.addCookies([staffCookie()]);
    expect((await desk.request.patch(status, { data: { status: "confirmed" } })).status()).toBe(
      200,
    );
    await open(page, `/?vehicle=Mazda+6&from=${dayAhead(205)}&to=${dayAhead(210)}`);
    const notice = page.locator("#booking").getByText(carTaken);
    await expect(page.locator("[aria-labelledby=price-title]")).toContainText("5 days");
    await expect(notice).toHaveCount(0);
    await page.locator("[name=pickupDate]").fill(dayAhead(202));
    await expect(notice).toBeVisible();
    await fillBooking(page, newVisitor());
    await page.locator("[name=pickupDate]").fill(dayAhead(202));
    await page.locator("[name=returnDate]").fill(dayAhead(204));
    await page.getByRole("button", { name: texts.en.booking.submit }).click();
    await bookingNumber(page);
    await page.reload();
    await expect(notice).toBeVisible();
  },
);

test(
  "the bar at the bottom of a phone shows the chosen car and its price",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/");
    const bar = page.locator("[data-bar=booking]");
    await expect(bar).toContainText("from $20/day");
    // The search is in view, which comes first.
    await expect(bar).toBeHidden();
    await page.locator("#about").scrollIntoViewIfNeeded();
    await expect(bar.getByRole("link", { name: texts.en.site.bookNow })).toBeVisible();
    const card = page.locator("#cars article").filter({ hasText: "Mazda 3" }).first();
    const name = await card.getByRole("heading").innerText();
    await card.getByRole("link", { name: /^Book now/ }).click();
    await expect(bar).toContainText(name);
    await page.locator("[name=pickupDate]").fill("2030-06-10");
    await page.locator("[name=returnDate]").fill("2030-06-12");
    await expect(bar).toContainText("2 days · $90");
    await expect(bar.getByRole("link")).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(bar).toBeHidden();
  },
);
