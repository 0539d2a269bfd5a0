import { TOTP } from "otpauth";
import { useAccountsSite, expectGoodScreen, OWN_PASSWORD } from "./accounts-site";
import { FORM_VISITORS } from "../combinations";
import { either, expect, test, texts, REFUSED_SOCKET } from "../fixtures";
import { press } from "../offer/fleet-site";

const { enter, show, addAccount, forgetConfirmation } = useAccountsSite();

test.describe.configure({ mode: "default" });
// Without cookies, the socket of an open page is refused.
test.use({ expectedProblems: [either(/status of 4(?:03|09|22)/, REFUSED_SOCKET)] });

for (const { lang, scripts } of FORM_VISITORS) {
  const { account, operator } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "a second factor is set up, asked for, and turned off after a confirmation",
      { tag: "@slow" },
      async ({ page }) => {
        const tamar = `tamar-${lang}-${scripts}`;
        await addAccount(tamar, "owner");
        await enter(page, tamar, OWN_PASSWORD);
        await show(page, "/admin/account", lang, scripts);
        await press(page, account.factor.start);
        const main = page.getByRole("main");
        await expect(main).toContainText(account.factor.scan);
        await expectGoodScreen(page, scripts);
        const [key = ""] = /\b[A-Z2-7]{32}\b/.exec(await main.innerText()) ?? [];
        const [recovery = "", second = ""] = await main.locator("li code").allInnerTexts();
        const totp = new TOTP({ secret: key });
        await page.getByLabel(account.factor.code).fill("000000");
        await press(page, account.factor.finish);
        await expect(main).toContainText(operator.code.wrong);
        // The code is accepted for another period; an older one would not be.
        await page.getByLabel(account.factor.code).fill(totp.generate());
        await press(page, account.factor.finish);
        await expect(page.getByRole("main").getByText(account.done.factorOn)).toBeVisible();

        await press(page, account.demand.start);
        await expect(page.getByRole("main").getByText(account.done.notDemanded)).toHaveCount(0);
        await expect(page.getByRole("main").getByText(account.done.demanded)).toBeVisible();
        await press(page, account.demand.end);
        await expect(page.getByRole("main").getByText(account.done.notDemanded)).toBeVisible();

        // An open page would ask for bookings without its session.
        await page.goto("about:blank");
        await page.context().clearCookies();
        for (const code of ["", recovery]) {
          await show(page, "/admin?account=other", lang, scripts);
          await page.getByLabel(operator.account, { exact: true }).fill(tamar);
          await page.getByLabel(operator.password, { exact: true }).fill(OWN_PASSWORD);
          await page.getByLabel(operator.code.label, { exact: true }).fill(code);
          await press(page, operator.signIn);
          if (code === "") {
            await expect(page.getByRole("alert")).toContainText(operator.code.missing);
            await expectGoodScreen(page, scripts);
          }
        }
        await expect(page.getByRole("navigation", { name: operator.tabs })).toBeVisible();

        await forgetConfirmation();
        await show(page, "/admin?tab=bookings", lang, scripts);
        await page.getByRole("link", { name: operator.csv }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.confirm.title);
        await show(page, "/admin/account", lang, scripts);
        await press(page, account.factor.turnOff);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.confirm.title);
        await page.getByLabel(account.confirm.label).fill("wrong");
        await press(page, account.confirm.submit);
        await expect(main).toContainText(account.confirm.wrong);
        await expectGoodScreen(page, scripts);
        // The password alone is not enough.
        await page.getByLabel(account.confirm.label).fill(OWN_PASSWORD);
        await press(page, account.confirm.submit);
        await expect(main).toContainText(account.confirm.wrong);
        await page.getByLabel(account.confirm.label).fill(OWN_PASSWORD);
        await page.getByLabel(operator.code.label, { exact: true }).fill(second);
        await press(page, account.confirm.submit);
        await press(page, account.factor.turnOff);
        await expect(page.getByRole("main").getByText(account.done.factorOff)).toBeVisible();
      },
    );
  });
}
