import type { Page } from "@playwright/test";
import { addDays } from "../../../app/web/calendar";
import { FORM_VISITORS } from "../combinations";
import {
  expect,
  muteNotifications,
  openDesk,
  pauseClock,
  test,
  texts,
  type Lang,
} from "../fixtures";
import { newConfirmed, newWeek } from "../steps/desk-calendar-steps";
import { newFreeRequest, UNDO_SECONDS } from "../steps/desk-screen-steps";

const undoButton = (page: Page, lang: Lang) =>
  page.getByRole("main").getByRole("button", { name: texts[lang].operator.undo });

/** Makes a confirmed booking of the model with the most cars, and opens its page. */
async function newRental() {
  const day = newWeek();
  const trip = { vehicle: "Toyota RAV4", vehicleType: "suv", pickupDate: day };
  const { number } = await newConfirmed({ ...trip, returnDate: addDays(day, 3) });
  return { number, address: `/admin/bookings/${number}` };
}

/** Expects the message about what the last form has done. */
async function expectDone(page: Page, text: string, number: string) {
  const done = text.replace("{{id}}", number).replace("{{car}}.", "").trim();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: done })).toBeAttached();
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { booking, operator } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a confirmation is undone where it was made", { tag: "@slow" }, async ({ page }) => {
      const address = await newFreeRequest();
      const number = address.split("/").at(-1)!;
      await openDesk(page, address, lang, scripts);
      await page.locator("summary", { hasText: operator.confirm }).first().click();
      await page.getByRole("button", { name: operator.confirmYes }).click();
      await expectDone(page, operator.flash.confirmed, number);
      await undoButton(page, lang).click();
      await expectDone(page, operator.flash.undone, number);
      await expect(undoButton(page, lang)).toHaveCount(0);
      const head = page.getByRole("main").getByText(booking.statuses.pending, { exact: true });
      await expect(head.first()).toBeVisible();
      await expect(page.getByText(operator.events.undone)).toBeVisible();
    });

    test("so is another car", { tag: "@slow" }, async ({ page }) => {
      const { number, address } = await newRental();
      await openDesk(page, address, lang, scripts);
      const car = page.locator("section", { has: page.locator("#part-car") });
      const plate = async () => /[A-Z]{2}-\d{3}-[A-Z]{2}/.exec(await car.innerText())?.[0];
      const before = await plate();
      expect(before).toBeDefined();
      await page.locator("summary", { hasText: operator.car.move }).click();
      await page.getByRole("button", { name: operator.car.give, exact: true }).click();
      await expectDone(page, operator.flash.movedTo, number);
      await expect.poll(plate).not.toBe(before);
      await undoButton(page, lang).click();
      await expectDone(page, operator.flash.undone, number);
      await expect.poll(plate).toBe(before);
    });
  });
}

test(
  "the button goes when its time is over, and nothing moves",
  { tag: "@slow" },
  async ({ page }) => {
    const { operator } = texts.en;
    const address = await newFreeRequest();
    const number = address.split("/").at(-1)!;
    await muteNotifications(page.context());
    await page.clock.install();
    await openDesk(page, address, "en", true);
    await page.locator("summary", { hasText: operator.confirm }).first().click();
    await page.getByRole("button", { name: operator.confirmYes }).click();
    await expect(undoButton(page, "en")).toBeVisible();
    await pauseClock(page);
    await expect(undoButton(page, "en")).toBeVisible();
    const below = page.locator("details[name^=decide]").first();
    const before = await below.boundingBox();
    await page.clock.fastForward(UNDO_SECONDS * 1000);
    await expect(undoButton(page, "en")).toHaveCount(0);
    await expect(page.getByText(operator.undoOver)).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    await expectDone(page, operator.flash.confirmed, number);
  },
);

test(
  "on a phone, the toast of a message out of view has the button too",
  { tag: "@slow" },
  async ({ page }) => {
    const { booking, operator } = texts.ka;
    await page.setViewportSize({ width: 390, height: 700 });
    const { number, address } = await newRental();
    await muteNotifications(page.context());
    await openDesk(page, address, "ka", true);
    await page.locator("summary", { hasText: operator.car.move }).click();
    await page.getByRole("button", { name: operator.car.give, exact: true }).click();
    const messages = page.getByRole("region", { name: booking.toasts.label });
    await messages.getByRole("button", { name: operator.undo }).click();
    await expectDone(page, operator.flash.undone, number);
    await expect(messages.getByRole("button", { name: operator.undo })).toHaveCount(0);
  },
);
