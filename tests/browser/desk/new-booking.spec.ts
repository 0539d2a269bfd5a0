import { addDays } from "../../../app/web/calendar";
import { FORM_VISITORS } from "../combinations";
import { newBookingAddress, newWeek } from "../steps/desk-calendar-steps";
import { expect, newVisitor, openDesk, test, texts } from "../fixtures";

test.use({ expectedProblems: [/status of 4\d\d/] });

for (const { lang, scripts } of FORM_VISITORS) {
  const { newBooking, booking, operator, calendar } = texts[lang];

  test.describe(`a stretch of the calendar, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("becomes a booking with its car; the same dates are then refused, and all is still typed", async ({
      page,
    }) => {
      const [day, visitor] = [newWeek(), newVisitor()];
      const address = await newBookingAddress(day);
      const field = (name: keyof typeof booking.fields) =>
        page.getByLabel(booking.fields[name], { exact: true }).first();
      const fill = async (name: string) => {
        await openDesk(page, address, lang, scripts);
        await page.getByLabel(newBooking.sources.door).check();
        await page.getByLabel(operator.car.pin).check();
        await field("pickup").selectOption("Tbilisi Airport");
        await field("returnDate").fill(addDays(day, 3));
        await field("name").fill(name);
        await field("phone").fill(visitor.phone);
        await page.getByRole("button", { name: newBooking.submit }).click();
      };
      await fill(visitor.name);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(visitor.name);
      await expect(page.getByText(newBooking.taken.door)).toBeVisible();
      await expect(page.getByText(`· ${operator.car.pinned}`)).toBeVisible();
      await fill(`${visitor.name} II`);
      await expect(page.getByRole("alert")).toContainText(newBooking.refused.full);
      await expect(field("name")).toHaveValue(`${visitor.name} II`);
      await expect(page.getByLabel(newBooking.sources.door)).toBeChecked();
      await openDesk(page, `/admin/calendar?from=${day}&days=7`, lang, scripts);
      const bar = `${calendar.states.booked}: ${visitor.name},`;
      await expect(page.getByRole("table").getByRole("link", { name: bar })).toBeVisible();
    });

    test("is taken out of the rental, and rented out again", { tag: "@slow" }, async ({ page }) => {
      const day = newWeek();
      await openDesk(page, await newBookingAddress(day), lang, scripts);
      await page.getByRole("link", { name: newBooking.blockInstead }).click();
      const note = page.getByLabel(calendar.blocks.fields.note, { exact: true });
      await note.fill(`Brakes ${day}`);
      const untilDate = page.getByLabel(calendar.blocks.fields.untilDate, { exact: true });
      await untilDate.fill(day);
      await page.getByRole("button", { name: calendar.blocks.submit }).click();
      await expect(page.getByRole("alert")).toContainText(calendar.errors.order);
      await expect(note).toHaveValue(`Brakes ${day}`);
      await untilDate.fill(addDays(day, 2));
      await page.getByRole("button", { name: calendar.blocks.submit }).click();
      await expect(page.getByRole("main").getByText(calendar.done.blocked)).toBeVisible();
      await page.getByRole("link", { name: `Brakes ${day}` }).click();
      await page.getByRole("button", { name: calendar.blocks.remove }).click();
      await expect(page.getByRole("main").getByText(calendar.done.unblocked)).toBeVisible();
      await expect(page.getByRole("link", { name: `Brakes ${day}` })).toHaveCount(0);
    });
  });
}
