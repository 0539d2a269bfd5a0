import type { Browser, Page } from "@playwright/test";
import { FORM_VISITORS, VISITORS } from "../combinations";
import {
  bookingNumber,
  expect,
  fillBooking,
  hydrated,
  newVisitor,
  open,
  openDesk,
  signIn,
  test,
  texts,
  type Lang,
  type Visitor,
} from "../fixtures";
import { placeBooking } from "../place-booking";

const CAR = "Jeep Compass";

const viewportOf = (scripts: boolean) =>
  scripts ? { width: 1280, height: 900 } : { width: 390, height: 844 };

for (const { lang, scripts } of VISITORS) {
  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: viewportOf(scripts) });

    test("a visitor books a car, staff are notified and confirm it", async ({ page, browser }) => {
      const visitor = newVisitor();
      const desk = await openStaffPage(browser, lang);
      const number = await book(page, visitor, lang, scripts);
      await expectNotified(desk, visitor, lang);
      await confirm(desk, number, lang);
      await page.reload();
      await expect(page.locator("#booking")).toContainText(texts[lang].booking.statuses.confirmed);
      // Cancelling frees the vehicle for the next visitor.
      await cancel(desk, number, lang);
      await desk.context().close();
    });
  });
}

for (const { lang, scripts } of FORM_VISITORS) {
  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: viewportOf(scripts) });

    test("staff confirm and cancel by forms", async ({ page }) => {
      const { number } = await placeBooking(newVisitor());
      await signIn(page, lang, scripts);
      await open(page, "/admin?tab=bookings", lang, scripts);
      await confirm(page, number, lang);
      await cancel(page, number, lang);
      // On phones the button is in the sheet.
      if (!scripts) await page.getByRole("link", { name: texts[lang].desk.more }).click();
      await page.getByRole("button", { name: texts[lang].operator.signOut }).click();
      await expect(page.getByLabel(texts[lang].operator.password)).toBeVisible();
    });
  });
}

/** Books a car, from the first page to the confirmed number. */
async function book(page: Page, visitor: Visitor, lang: Lang, scripts: boolean) {
  await open(page, "/", lang, scripts);
  const card = page.locator("#cars article").filter({ hasText: CAR });
  await card.getByRole("link", { name: texts[lang].fleet.card.bookNow }).click();
  const vehicle = page.getByLabel(texts[lang].booking.fields.vehicle, { exact: true });
  await expect(vehicle).toHaveValue(CAR);
  await expect(page.locator("[name=vehicleType]")).toHaveValue("suv");
  if (scripts) await hydrated(page);
  await fillBooking(page, visitor, lang);
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await expect(page).toHaveURL(/\/(?:ka)?\?booked=[\w-]{22}#booking$/);
  const title = page.getByRole("heading", { name: texts[lang].booking.confirmation.title });
  await expect(title).toBeInViewport();
  if (scripts) await expect(title).toBeFocused();
  await expect(page.locator("#booking")).toContainText(visitor.name);
  return bookingNumber(page);
}

/** Opens the desk in a browser with scripts; the visitor's may have none. */
async function openStaffPage(browser: Browser, lang: Lang) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: true, viewport });
  const page = await context.newPage();
  const connected = page.waitForEvent("websocket");
  await openDesk(page, "/admin?tab=bookings", lang);
  await connected;
  return page;
}

async function expectNotified(desk: Page, visitor: Visitor, lang: Lang) {
  await expect(desk.getByRole("heading", { name: visitor.name })).toBeVisible();
  const { notifications, booking } = texts[lang];
  await desk.getByRole("button", { name: notifications.open, exact: false }).click();
  const entry = desk
    .getByRole("listitem")
    .filter({ has: desk.getByText(visitor.name) })
    .first();
  const inBell = desk.locator("#notifications li").filter({ hasText: visitor.name });
  await expect(entry).toBeVisible();
  await expect(inBell).toContainText(CAR);
  await expect(inBell).toContainText(visitor.phone);
  await expect(inBell).toContainText("241");
  await expect(inBell.getByRole("link")).toHaveText([
    notifications.call,
    notifications.whatsapp,
    notifications.view,
  ]);
  await expect(inBell).not.toContainText(booking.price.skiRack);
  await desk.keyboard.press("Escape");
}

function cardOf(desk: Page, number: string) {
  return desk.locator("article", { has: desk.locator(`#booking-${number}`) });
}

async function confirm(desk: Page, number: string, lang: Lang) {
  const { operator, booking } = texts[lang];
  const entry = cardOf(desk, number);
  await entry.getByText(operator.confirm, { exact: true }).click();
  await expect(entry.getByText(operator.confirmQuestion)).toBeVisible();
  await entry.getByRole("button", { name: operator.confirmYes }).click();
  await expect(entry).toContainText(booking.statuses.confirmed);
  await expect(
    desk.getByRole("main").getByText(operator.flash.confirmed.replace("{{id}}", number)),
  ).toBeVisible();
}

async function cancel(desk: Page, number: string, lang: Lang) {
  const { operator, booking } = texts[lang];
  const entry = cardOf(desk, number);
  await entry.locator("summary", { hasText: operator.details.replace("{{id}}", number) }).click();
  await entry.getByText(operator.cancel, { exact: true }).click();
  await expect(entry.getByText(operator.cancelQuestion)).toBeVisible();
  await entry.getByRole("button", { name: operator.cancelYes }).click();
  await expect(entry).toContainText(booking.statuses.cancelled);
}
