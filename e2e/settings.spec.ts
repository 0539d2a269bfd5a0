import { expect, open, signIn, test, texts } from "./fixtures";

// One after the other: all of them save the same settings.
test.describe.configure({ mode: "default" });

for (const [lang, scripts] of [
  ["en", true],
  ["ka", false],
] as const) {
  const { account, settings } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    // A refused form is an answer with status 422, which the browser's console reports.
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 422/] });

    test("staff mend a refused setting, and pages show it", async ({ page }) => {
      await signIn(page, lang, scripts);
      await page.getByRole("link", { name: settings.title }).click();
      const phone = page.getByLabel(settings.fields.phone, { exact: true });
      // The legal pages alone show it: other tests don't look for it.
      const owner = `${settings.fields.name} ${Date.now()}`;
      await phone.fill("555");
      await page.getByLabel(settings.fields.name, { exact: true }).fill(owner);
      await page.getByRole("button", { name: settings.save }).click();
      await expect(page.getByRole("alert")).toContainText(settings.errors.phone);
      await expect(phone).toHaveValue("555");
      await expect(phone).toHaveAttribute("aria-invalid", "true");

      await phone.fill("");
      await page.getByRole("button", { name: settings.save }).click();
      await expect(page.getByText(settings.saved)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${settings.saved.replace(".", "\\.")}`));
      await expect(page.getByText(owner, { exact: true })).toBeVisible();
      await open(page, "/terms", lang, scripts);
      await expect(page.locator("main")).toContainText(owner);
    });

    test("staff see their sign-ins, and a slip in a new password", async ({ page }) => {
      await signIn(page, lang, scripts);
      await page.getByRole("link", { name: account.link }).click();
      await expect(page.getByText(`· ${account.signIns.this}`)).toHaveCount(1);
      await page.getByLabel(account.password.password, { exact: true }).fill("old password");
      await page.getByLabel(account.password.newPassword, { exact: true }).fill("new password");
      await page.getByLabel(account.password.newPasswordAgain).fill("another one");
      await page.getByRole("button", { name: account.password.submit }).click();
      await expect(page.getByRole("alert")).toContainText(account.errors.differ);
      const again = page.getByLabel(account.password.newPasswordAgain);
      await expect(again).toHaveAttribute("aria-invalid", "true");
      await expect(again).toHaveValue("");
    });
  });
}
