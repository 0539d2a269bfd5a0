import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

for (const { lang, scripts } of FORM_VISITORS) {
  const { fleet, booking } = texts[lang];
  const title = `in ${lang}, JavaScript ${scripts ? "on" : "off"}`;

  test(`place and dates apply to the cards and the form ${title}`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: scripts });
    await open(page, "/?type=suv", lang, scripts);
    const form = page.getByRole("form", { name: fleet.trip.label });
    await form.getByLabel(booking.fields.pickup).selectOption("Batumi");
    await form.getByLabel(fleet.dates.from).fill("2030-06-10");
    await form.getByLabel(fleet.dates.to).fill("2030-06-15");
    await form.getByRole("button", { name: fleet.trip.show }).click();
    await expect(page).toHaveURL(/type=suv.*pickup=Batumi.*from=2030-06-10.*to=2030-06-15/);
    const cars = page.locator("#cars");
    await expect(cars.locator("article").first()).toContainText("298");
    await expect(cars).toContainText("200");
    await expect(page.locator("#booking-pickup")).toHaveValue("Batumi");
    await expect(page.locator("#booking-returnDate")).toHaveValue("2030-06-15");
    await page.close();
  });

  test(`reversed dates have no price, and a link that swaps them ${title}`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: scripts });
    await open(page, "/", lang, scripts);
    const form = page.getByRole("form", { name: fleet.trip.label });
    await form.getByLabel(fleet.dates.from).fill("2030-06-15");
    await form.getByLabel(fleet.dates.to).focus();
    if (scripts) await expect(form.getByLabel(fleet.dates.to)).toHaveAttribute("min", "2030-06-15");
    await form.getByLabel(fleet.dates.to).fill("2030-06-10");
    await form.getByRole("button", { name: fleet.trip.show }).click();
    const cars = page.locator("#cars");
    await expect(cars).toContainText(fleet.dates.reversed);
    const total = fleet.dates.total_other.replace("{{count}}", "5");
    await expect(cars).not.toContainText(total);
    // The form has them as typed: it asks about them.
    await expect(page.locator("#booking-returnDate")).toHaveValue("2030-06-10");
    await cars.getByRole("link", { name: fleet.dates.swap.split(":")[0]! }).click();
    await expect(page).toHaveURL(/from=2030-06-10&to=2030-06-15#cars$/);
    await expect(cars.locator("article").first()).toContainText(total);
    await expect(form.getByLabel(fleet.dates.from)).toHaveValue("2030-06-10");
    await page.close();
  });

  test(`an empty search says what it lacks ${title}`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: scripts });
    await open(page, "/", lang, scripts);
    const form = page.getByRole("form", { name: fleet.trip.label });
    await form.getByRole("button", { name: fleet.trip.show }).click();
    await page.locator("#cars").getByRole("link", { name: fleet.dates.empty }).click();
    await expect(form.getByLabel(fleet.dates.from)).toBeInViewport();
    await page.close();
  });

  test(`shows a missing date at the field that the page scrolls to ${title}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: scripts });
    await open(page, "/", lang, scripts);
    const form = page.getByRole("form", { name: fleet.trip.label });
    await form.getByLabel(fleet.dates.from).fill("2030-06-10");
    await form.getByRole("button", { name: fleet.trip.show }).click();
    const link = page.locator("#cars").getByRole("link", { name: fleet.dates.problems.to.missing });
    await link.click();
    await expect(form.getByLabel(fleet.dates.to)).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel(fleet.dates.from)).toHaveValue("2030-06-10");
    await page.close();
  });
}
