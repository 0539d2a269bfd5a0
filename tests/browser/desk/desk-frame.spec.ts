import { FORM_VISITORS } from "../combinations";
import { expect, openDesk, signIn, test, texts } from "../fixtures";

const PHONE = { width: 390, height: 844 };

for (const { lang, scripts } of FORM_VISITORS) {
  const { account, calendar, desk, operator, settings, visits } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "the rail leads to every section and marks the current one",
      { tag: "@slow" },
      async ({ page }) => {
        await openDesk(page, "/admin", lang, scripts);
        const sections = page.getByRole("navigation", { name: operator.tabs });
        for (const [name, path] of [
          [desk.sections.today, "/admin/today"],
          [calendar.title, "/admin/calendar"],
          [operator.bookings, "/admin?tab=bookings"],
          [visits.tab, "/admin?tab=analytics"],
          [settings.title, "/admin/settings"],
          [account.link, "/admin/account"],
        ] as const) {
          const link = sections.getByRole("link", { name: new RegExp(`^${name}`) });
          await link.click();
          await expect(page).toHaveURL(new RegExp(path.replace("?", "\\?")));
          await expect(link).toHaveAttribute("aria-current", "page");
          await expect(sections.locator("[aria-current=page]")).toHaveCount(1);
        }
      },
    );

    test("on a phone More opens a sheet with the rest, and sign-out", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await signIn(page, lang, scripts);
      const more = page.getByRole("link", { name: desk.more });
      const signOut = page.getByRole("button", { name: operator.signOut });
      await expect(signOut).toBeHidden();
      await more.click();
      await expect(page).toHaveURL(/#more$/);
      await expect(signOut).toBeVisible();
      await page.goBack();
      await expect(signOut).toBeHidden();
      await more.click();
      await page.getByRole("link", { name: settings.title }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(settings.title);
      await expect(signOut).toBeHidden();
      await more.click();
      await page.getByRole("link", { name: desk.close }).click();
      await expect(signOut).toBeHidden();
      await more.click();
      await signOut.click();
      await expect(page.getByLabel(operator.password)).toBeVisible();
    });
  });
}

test("Escape closes the sheet and gives the focus back", { tag: "@slow" }, async ({ page }) => {
  const { desk, operator } = texts.en;
  await page.setViewportSize(PHONE);
  await openDesk(page, "/admin?tab=bookings");
  const more = page.getByRole("link", { name: desk.more });
  await more.click();
  await expect(page.locator("#more")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: operator.signOut })).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page).toHaveURL(/\/admin\?tab=bookings(&lng=en)?$/);
  // A key opens it too, even if it comes before React has shown the sheet.
  await more.evaluate((link: HTMLElement) => {
    link.click();
    link.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await expect(page.getByRole("button", { name: operator.signOut })).toBeHidden();
  await expect(page).toHaveURL(/\/admin\?tab=bookings(&lng=en)?$/);
});

test("a printed page has no navigation", { tag: "@slow" }, async ({ page }) => {
  await openDesk(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#sections")).toBeHidden();
  await expect(page.getByRole("button", { name: texts.en.notifications.open })).toBeHidden();
});
