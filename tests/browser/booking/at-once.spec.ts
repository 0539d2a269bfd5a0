import type { Page } from "@playwright/test";
import { saveSettings } from "../../../app/catalog/company/site-settings.queries.server";
import { changeFleet } from "../../http/site-database";
import { addDays, businessTime } from "../../../app/web/calendar";
import { expectAccessible } from "../accessible";
import { openClonedSite } from "../cloned-site";
import { VISITORS } from "../combinations";
import { expect, fillBooking, newVisitor, open, test, texts, type Lang } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { STAFF_PASSWORD, type Site } from "../site";

let site: Site;
// The tests are sequential, because all of them use the settings of one site.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await openClonedSite();
  await changeFleet(site, (sql) => saveSettings(sql, { atOnceHours: 24, noticeHours: 48 }, "nino"));
});
test.afterAll(async () => site?.stop());

const inDays = (days: number) => addDays(businessTime(new Date()).date, days);

/** Signs in at the site of this file and opens its settings. */
async function openSettings(page: Page, lang: Lang, scripts: boolean) {
  const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
  const signedIn = await page.request.post(`${site.url}/admin`, { form, maxRedirects: 0 });
  expect(signedIn.status()).toBe(303);
  await open(page, `${site.url}/admin/settings`, lang, scripts);
}

/** Each visitor has days of their own, as the model has few vehicles. */
let days = 20;

for (const { lang, scripts } of VISITORS) {
  const { settings } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, { tag: "@slow" }, () => {
    // The browser's console reports the status 422 of an invalid form.
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width: 390, height: 844 },
      expectedProblems: [/status of 422/],
    });

    test("an owner chooses answers at once, and corrects the hours", async ({ page }) => {
      await openSettings(page, lang, scripts);
      const save = () => page.getByRole("button", { name: settings.save }).click();
      const hours = page.getByLabel(settings.fields.atOnceHours, { exact: true });
      await page
        .getByLabel(settings.fields.answerMode, { exact: true })
        .selectOption({ label: settings.answerModes.atOnce });
      await hours.fill("");
      await save();
      await expect(page.getByRole("alert")).toContainText(settings.errors.atOnceHours);
      await expect(hours).toHaveAttribute("aria-invalid", "true");
      if (scripts) await expectAccessible(page);
      await hours.fill("24");
      await page.getByLabel(settings.fields.noticeHours, { exact: true }).fill("48");
      await save();
      await expect(page.getByRole("main").getByText(settings.saved)).toBeVisible();
      await expect(page.getByLabel(settings.fields.answerMode, { exact: true })).toHaveValue(
        "atOnce",
      );
      await expect(page.getByText(settings.answerModes.atOnce).last()).toBeVisible();
      expect(await whatDoesNotFit(page)).toEqual([]);
    });
  });
}

for (const { lang, scripts } of VISITORS) {
  const { booking, fleet, home } = texts[lang];

  test.describe(`booking, ${lang}, scripts ${scripts ? "on" : "off"}`, { tag: "@slow" }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test("a free car is said to be confirmed at once, and is", async ({ page }) => {
      const [from, to] = [inDays(days), inDays(days + 3)];
      days += 10;
      await open(page, `${site.url}/all-cars?from=${from}&to=${to}`, lang, scripts);
      const link = page.getByRole("link", { name: "Toyota RAV4", exact: true });
      const card = page.locator("article").filter({ has: link });
      await expect(card).toContainText(fleet.availability.atOnce);
      expect(await whatDoesNotFit(page)).toEqual([]);

      await open(page, `${site.url}/?vehicle=Toyota+RAV4&from=${from}&to=${to}`, lang, scripts);
      await expect(page.getByRole("link", { name: home.hero.bookAtOnce })).toBeVisible();
      const form = page.locator("#booking-form");
      await expect(form).toContainText(booking.expected.atOnce);
      const visitor = newVisitor();
      await fillBooking(page, visitor, lang);
      const field = (label: string) => form.getByLabel(label, { exact: true }).first();
      await field(booking.fields.pickupDate).fill(from);
      await field(booking.fields.returnDate).fill(to);
      await expect(form).toContainText(booking.expected.atOnce);
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);
      await page.getByRole("button", { name: booking.submitAtOnce }).click();

      await expect(page).toHaveURL(/booked=/);
      await expect(
        page.getByRole("heading", { name: booking.confirmation.confirmed.title }),
      ).toBeVisible();
      const confirmation = page.locator("#booking");
      await expect(confirmation).toContainText(booking.statuses.confirmed);
      await expect(confirmation).not.toContainText(booking.confirmation.received);
      expect(await whatDoesNotFit(page)).toEqual([]);
    });

    test("a pick-up with too little notice is a request, and the date says why", async ({
      page,
    }) => {
      const note = booking.notices.shortNotice_other.replace("{{count}}", "48");
      const address = `${site.url}/?vehicle=Toyota+RAV4&from=${inDays(1)}&to=${inDays(4)}`;
      await open(page, address, lang, scripts);
      const form = page.locator("#booking-form");
      const date = form.getByLabel(booking.fields.pickupDate, { exact: true });
      await expect(date).toHaveAccessibleDescription(new RegExp(escaped(note)));
      await expect(form).toContainText(booking.expected.request);
      await expect(form.getByRole("button", { name: booking.submit })).toBeVisible();
      if (scripts) {
        await date.fill(inDays(days));
        await form.getByLabel(booking.fields.returnDate, { exact: true }).fill(inDays(days + 3));
        await expect(date).not.toHaveAccessibleDescription(new RegExp(escaped(note)));
        await expect(form).toContainText(booking.expected.atOnce);
        await form.getByLabel(booking.fields.pickup, { exact: true }).selectOption("Other");
        await expect(form).toContainText(booking.expected.request);
      }
      expect(await whatDoesNotFit(page)).toEqual([]);
    });
  });
}

function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
