import { useAccountsSite, expectGoodScreen, OWN_PASSWORD } from "./accounts-site";
import { FORM_VISITORS } from "../combinations";
import { expect, test, texts } from "../fixtures";
import { press } from "../offer/fleet-site";
import { STAFF_PASSWORD } from "../site";

const FIRST = "a first password";
const { enter, show, addAccount } = useAccountsSite();

test.describe.configure({ mode: "default" });
test.use({ expectedProblems: [/status of 4(?:03|09|22)/] });

for (const { lang, scripts } of FORM_VISITORS) {
  const { accounts, errors, operator } = texts[lang];
  const name = `nino-${lang}-${scripts}`;
  const said = (text: string) => text.replace("{{name}}", name);

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("an owner adds, changes and removes an account", async ({ page }) => {
      await enter(page, "admin", STAFF_PASSWORD);
      await show(page, "/admin/accounts", lang, scripts);
      await press(page, accounts.new.submit);
      await expect(page.getByRole("alert")).toContainText(accounts.errors.username);
      await expectGoodScreen(page, scripts);
      await page.getByLabel(operator.account, { exact: true }).fill(name);
      await page.locator("#role").selectOption("driver");
      await page.getByLabel(accounts.new.password, { exact: true }).fill(FIRST);
      await press(page, accounts.new.submit);
      await expect(
        page.getByRole("main").getByRole("status").filter({ hasText: /\S/ }).first(),
      ).toContainText(said(accounts.done.add));

      const entry = page.getByRole("listitem").filter({ hasText: name });
      const unfold = (label: string) => entry.locator("summary", { hasText: label }).click();
      const change = async (button: string, done: string) => {
        await unfold(accounts.manage);
        await entry.getByRole("button", { name: button, exact: true }).click();
        await expect(page.getByRole("main").getByText(said(done))).toBeVisible();
      };
      await unfold(accounts.manage);
      await entry.getByLabel(accounts.role).selectOption("desk");
      await unfold(accounts.manage);
      await change(accounts.changeRole, accounts.done.role);
      await change(accounts.disable, accounts.done.disable);
      await change(accounts.enable, accounts.done.enable);
      await unfold(accounts.manage);
      await unfold(accounts.remove);
      await expectGoodScreen(page, scripts);
      await entry.getByRole("button", { name: accounts.removeNow, exact: true }).click();
      await expect(page.getByRole("main").getByText(said(accounts.done.remove))).toBeVisible();
      await expect(entry).toHaveCount(0);

      const own = page.getByRole("listitem").filter({ hasText: "admin" });
      await own.locator("summary", { hasText: accounts.manage }).click();
      await expectGoodScreen(page, scripts);
      await own.getByRole("button", { name: accounts.disable, exact: true }).click();
      await expect(page.getByRole("alert")).toContainText(accounts.lastOwner);
    });

    test(
      "a driver sees Today, and a refusal with a way back",
      { tag: "@slow" },
      async ({ page }) => {
        const driver = `driver-${lang}-${scripts}`;
        await addAccount(driver, "driver");
        await show(page, "/admin?account=other", lang, scripts);
        await page.getByLabel(operator.account, { exact: true }).fill(driver);
        await page.getByLabel(operator.password, { exact: true }).fill(OWN_PASSWORD);
        await press(page, operator.signIn);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          texts[lang].desk.sections.today,
        );
        const sections = page.getByRole("navigation", { name: operator.tabs });
        await expect(sections.getByRole("link", { name: texts[lang].prices.title })).toHaveCount(0);
        await expectGoodScreen(page, scripts);
        await show(page, "/admin/prices", lang, scripts);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(errors.role.title);
        await expectGoodScreen(page, scripts);
        await page.getByRole("link", { name: errors.role.back }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          texts[lang].desk.sections.today,
        );
      },
    );
  });
}
