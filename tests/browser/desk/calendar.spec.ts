import { addDays } from "../../../app/web/calendar";
import { FORM_VISITORS } from "../combinations";
import { newCalendar, CALENDAR_DAY } from "../steps/desk-calendar-steps";
import { expect, openDesk, test, texts } from "../fixtures";

const PHONE = { width: 390, height: 844 };

for (const { lang, scripts } of FORM_VISITORS) {
  const { calendar } = texts[lang];

  test.describe(`calendar, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "shows bookings as bars, which lead to them, and requests",
      { tag: "@slow" },
      async ({ page }) => {
        const { address, confirmed, asked } = await newCalendar();
        await openDesk(page, address, lang, scripts);
        const table = page.getByRole("table");
        const { booked, unassigned } = calendar.states;
        const name = new RegExp(`^(${booked}|${unassigned}): ${confirmed.name}`);
        const bar = table.getByRole("link", { name });
        await expect(bar).toBeVisible();
        const request = table.getByRole("link", {
          name: `${calendar.states.asked}: ${asked.name}`,
        });
        await expect(request).toBeVisible();
        if (scripts) await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await bar.click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(confirmed.name);
        if (scripts) expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
      },
    );

    test(
      "moves by its number of days, and shows only what the filters ask for",
      { tag: "@slow" },
      async ({ page }) => {
        await openDesk(page, `/admin/calendar?from=${CALENDAR_DAY}&days=14`, lang, scripts);
        await page.getByRole("link", { name: calendar.later, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`from=${addDays(CALENDAR_DAY, 14)}&days=14`));
        await page.getByText(calendar.filter.title, { exact: true }).click();
        await page.getByLabel(calendar.filter.model).selectOption({ label: "Mazda 3" });
        await page.getByRole("button", { name: calendar.filter.submit }).click();
        await expect(page.getByRole("rowheader", { name: /^Mazda 3 \d+$/ })).toBeVisible();
        await expect(page.getByRole("table").locator("tbody")).toHaveCount(1);
        await page.getByRole("link", { name: calendar.filter.reset }).click();
        await expect(page.getByRole("table").locator("tbody")).not.toHaveCount(1);
      },
    );

    test("is a list of a day on phones", { tag: "@slow" }, async ({ page }) => {
      const { address, confirmed } = await newCalendar();
      await page.setViewportSize(PHONE);
      await openDesk(page, address, lang, scripts);
      await expect(page.getByRole("table")).toBeHidden();
      await expect(page.getByRole("link", { name: confirmed.name, exact: true })).toBeVisible();
      const days = page.getByRole("navigation", { name: calendar.day.label, exact: true });
      await days.getByRole("link").nth(1).click();
      const nextDay = new RegExp(`from=${addDays(CALENDAR_DAY, 1)}`);
      await expect(page).toHaveURL(nextDay);
      // The address changes before the page does.
      await expect(days.locator("[aria-current=date]")).toHaveAttribute("href", nextDay);
      const free = page.getByRole("region", { name: calendar.day.free });
      await free.getByRole("link").first().click();
      await page
        .getByRole("link", { name: /^[A-Z]{2}-\d{3}-[A-Z]{2}$/ })
        .first()
        .click();
      await expect(page.locator("[name=pickupDate]")).toHaveValue(addDays(CALENDAR_DAY, 1));
    });
  });
}
