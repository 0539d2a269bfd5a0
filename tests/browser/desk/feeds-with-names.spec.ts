import { FORM_VISITORS } from "../combinations";
import { expect, test, texts } from "../fixtures";
import { press } from "../offer/fleet-site";
import { STAFF_PASSWORD } from "../site";
import { expectGoodScreen, OWN_PASSWORD, useAccountsSite } from "../staff/accounts-site";

const PAGE = "/admin/calendar/feeds";
const { enter, show, addAccount, forgetConfirmation } = useAccountsSite();

test.describe.configure({ mode: "default" });
test.use({ expectedProblems: [/status of 404/] });

for (const { lang, scripts } of FORM_VISITORS) {
  const { account, accounts, feeds } = texts[lang];
  const name = `desk-${lang}-${scripts}`;

  test.describe(`calendar links with names, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "ask who it is, are shown to their account alone, and are ended by owners",
      { tag: "@slow" },
      async ({ page, browser }) => {
        await addAccount(name, "desk");
        await enter(page, name, OWN_PASSWORD);
        await forgetConfirmation();
        const main = page.getByRole("main");
        const confirm = async () => {
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.confirm.title);
          await page.getByLabel(account.confirm.label).fill(OWN_PASSWORD);
          await press(page, account.confirm.submit);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(feeds.title);
        };

        await show(page, PAGE, lang, scripts);
        await page.getByLabel(feeds.out.subject).selectOption("today");
        await page.getByRole("checkbox").check();
        await press(page, feeds.out.submit);
        await confirm();
        await expect(
          page.getByRole("main").getByRole("status").filter({ hasText: /\S/ }).first(),
        ).toContainText(feeds.out.confirmed);
        await expect(page.getByLabel(feeds.out.subject)).toHaveValue("today");
        await expect(page.getByRole("checkbox")).toBeChecked();
        await press(page, feeds.out.submit);
        await expect(main.getByText(feeds.done.created)).toBeVisible();
        const address = page.getByLabel(feeds.out.address.replace("{{subject}}", feeds.out.today));
        const { pathname: first } = new URL(await address.inputValue());

        const entry = main.getByRole("listitem").filter({ hasText: feeds.out.own });
        await forgetConfirmation();
        await show(page, PAGE, lang, scripts);
        await expect(address).toHaveCount(0);
        await expectGoodScreen(page, scripts);
        await entry.getByRole("link", { name: feeds.out.show }).click();
        await confirm();
        await expect(address).toHaveValue(new RegExp(first));
        await entry.locator("summary").click();
        await expectGoodScreen(page, scripts);
        await press(page, feeds.out.renew);
        await expect(main.getByText(feeds.done.renewed)).toBeVisible();
        const { pathname: second } = new URL(await address.inputValue());
        expect(second).not.toBe(first);

        const ownerContext = await browser.newContext({ javaScriptEnabled: scripts });
        const owner = await ownerContext.newPage();
        await enter(owner, "admin", STAFF_PASSWORD);
        await show(owner, PAGE, lang, scripts);
        const seen = owner.getByRole("listitem").filter({ hasText: name });
        await expect(seen).toContainText(feeds.out.owner.replace("{{name}}", name));
        await expect(seen.getByRole("textbox")).toHaveCount(0);

        // The socket of the page would be refused.
        await page.close();
        await show(owner, "/admin/accounts", lang, scripts);
        await seen.locator("summary", { hasText: accounts.manage }).click();
        await seen.getByRole("button", { name: accounts.disable, exact: true }).click();
        await expect(seen).toContainText(accounts.feeds_one.replace("{{count}}", "1"));
        const statusOf = async (path: string) =>
          (await owner.request.get(new URL(path, owner.url()).href)).status();
        expect(await statusOf(second)).toBe(404);
        await show(owner, PAGE, lang, scripts);
        await expect(seen).toContainText(feeds.out.paused);
        await seen.locator("summary", { hasText: feeds.out.revoke }).click();
        await expectGoodScreen(owner, scripts);
        await seen.getByRole("button", { name: feeds.out.revokeNow, exact: true }).click();
        await expect(owner.getByRole("main").getByText(feeds.done.revoked)).toBeVisible();
        await expect(seen).toHaveCount(0);
        await ownerContext.close();
      },
    );
  });
}
