import { languageDetails } from "~/web/i18n/languages";
import { expectGoodScreen } from "../staff/accounts-site";
import { FORM_VISITORS } from "../combinations";
import { expect, open, openDesk, signIn, test, texts } from "../fixtures";

const PHONE = { width: 390, height: 844 };

for (const { lang, scripts } of FORM_VISITORS) {
  const { account, calendar, desk, operator, prices, settings } = texts[lang];

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

    test("a section with several pages has links to them, on a phone too", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openDesk(page, "/admin/fleet", lang, scripts);
      const tabs = page.getByRole("navigation", { name: texts[lang].fleetDesk.title });
      await tabs.getByRole("link", { name: prices.title }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(prices.title);
      await expect(tabs.locator("[aria-current]")).toHaveText([prices.title]);
      await expectGoodScreen(page, scripts);
    });

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

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}, the languages`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("the language is switched at the foot, and the page stays", async ({ page }) => {
      await openDesk(page, "/admin/languages", lang, scripts);
      const other = lang === "en" ? "ka" : "en";
      const foot = page.getByRole("contentinfo");
      await foot.locator(`button[lang=${other}]`).click();
      await expect(page).toHaveURL(/\/admin\/languages$/);
      await expect(page.getByRole("banner").locator("summary")).toHaveAttribute(
        "aria-label",
        `${texts[other].site.language}: ${languageDetails(other).name}`,
      );
    });

    test("the sign-in page has the languages at its foot too", async ({ page }) => {
      await open(page, "/admin", lang, scripts);
      const other = lang === "en" ? "ka" : "en";
      await page.getByRole("contentinfo").locator(`button[lang=${other}]`).click();
      await expect(page.getByLabel(texts[other].operator.password)).toBeVisible();
      await expect(page.getByRole("contentinfo").locator(`button[lang=${other}]`)).toHaveAttribute(
        "aria-current",
        "true",
      );
    });

    test("the languages of the site are saved", async ({ page }) => {
      await openDesk(page, "/admin/languages", lang, scripts);
      const { languages } = settings;
      await expect(page.getByRole("checkbox", { name: /English/ })).toBeDisabled();
      await page.getByRole("button", { name: languages.save }).click();
      await expect(page.getByRole("main").getByText(languages.saved)).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "ქართული" })).toBeChecked();
      await expectGoodScreen(page, scripts);
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
