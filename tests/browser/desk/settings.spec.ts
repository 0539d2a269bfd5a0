import { sample } from "../combinations";
import { expect, open, openDesk, signIn, test, texts } from "../fixtures";

// The tests are sequential, because all of them save one set of settings.
test.describe.configure({ mode: "default" });

for (const [lang, scripts] of sample([
  ["ka", false],
  ["en", true],
] as const)) {
  const { account, settings } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    // The browser's console reports the status 422 of an invalid form.
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 422/] });

    test("staff correct an invalid setting, and pages show it", async ({ page }) => {
      // A change of contacts needs a sign-in of the last minutes.
      await signIn(page, lang, scripts);
      await page.getByRole("link", { name: settings.title }).click();
      const phone = page.getByLabel(settings.fields.phone, { exact: true });
      // Only the legal pages show the name, and their tests look for letters of the other language.
      const owner = String(Date.now());
      await phone.fill("555");
      await page.getByLabel(settings.fields.name, { exact: true }).fill(owner);
      await page.getByRole("button", { name: settings.save }).click();
      await expect(page.getByRole("alert")).toContainText(settings.errors.phone);
      await expect(phone).toHaveValue("555");
      await expect(phone).toHaveAttribute("aria-invalid", "true");

      await phone.fill("");
      await page.getByRole("button", { name: settings.save }).click();
      await expect(page.getByRole("main").getByText(settings.saved)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${settings.saved.replace(".", "\\.")}`));
      await expect(page.getByText(owner, { exact: true })).toBeVisible();
      await open(page, "/terms", lang, scripts);
      await expect(page.locator("main")).toContainText(owner);
    });

    test(
      "staff see their sessions, and an error in a new password",
      { tag: "@slow" },
      async ({ page }) => {
        await openDesk(page, "/admin", lang, scripts);
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
      },
    );
  });
}
