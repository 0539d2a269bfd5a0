import { newWeek } from "../steps/desk-calendar-steps";
import { expect, newVisitor, openDesk, test, texts, muteNotifications } from "../fixtures";
import { choose, tabTo } from "../pages/keyboard";

/** The model with the most cars. */
const MODEL = "Toyota RAV4";

async function calendarAddress() {
  const cars = await (await fetch(`${process.env.SITE_URL}/api/cars`)).json();
  const { id } = cars.find(({ name }: { name: string }) => name === MODEL);
  return `/admin/calendar?from=${newWeek()}&days=7&model=${id}`;
}

test(
  "an empty stretch becomes a booking, which gets another car, by keyboard only",
  { tag: "@slow" },
  async ({ page }) => {
    const { booking, calendar, newBooking, operator } = texts.en;
    const [address, visitor] = [await calendarAddress(), newVisitor()];
    // Bookings of other tests would show toasts over the page.
    await muteNotifications(page.context());
    await openDesk(page, address);
    await tabTo(page, page.locator("tr[data-vehicle] td a").first());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newBooking.title);
    await tabTo(page, page.getByLabel(newBooking.sources.phone));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByLabel(booking.fields.pickup, { exact: true }).first());
    await choose(page, "Tbilisi Airport");
    for (const name of ["name", "phone"] as const) {
      await tabTo(page, page.getByLabel(booking.fields[name], { exact: true }));
      await page.keyboard.type(visitor[name]);
    }
    await page.keyboard.press("Enter");
    await expect(page.getByText(newBooking.taken.phone)).toBeVisible();

    await openDesk(page, address);
    const bar = `${calendar.states.booked}: ${visitor.name},`;
    await tabTo(page, page.getByRole("table").getByRole("link", { name: bar }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(visitor.name);
    await tabTo(page, page.locator("summary", { hasText: operator.car.move }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel(operator.car.free));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, page.getByRole("button", { name: operator.car.give, exact: true }));
    await page.keyboard.press("Enter");
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await expect(
      page
        .getByRole("main")
        .getByText(operator.flash.movedTo.replace("{{car}}.", "").replace("{{id}}", id).trim()),
    ).toBeVisible();
  },
);
