import type { Page } from "@playwright/test";
import { expectGoodScreen, OWN_PASSWORD, useAccountsSite } from "./accounts-site";
import { languages } from "../combinations";
import { either, expect, test, texts, type Lang, REFUSED_SOCKET } from "../fixtures";
import { press } from "../offer/fleet-site";

const site = useAccountsSite({ host: "localhost" });
const { enter, show, addAccount, addPasskeyRow, forgetConfirmation } = site;

test.describe.configure({ mode: "default" });
// The sign-in form's page tries to open the socket of the session that its cookies had.
test.use({ expectedProblems: [either(/status of 422/, REFUSED_SOCKET)] });

/** Deletes the cookies. Call it without an open page, which would ask for bookings without its session. */
async function forgetCookies(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Adds a device with a fingerprint reader that always agrees, until `setVerified(false)`. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page, lang: Lang, name: string) {
  const { passkeys, done } = texts[lang].account;
  await page.getByLabel(passkeys.name).fill(name);
  await press(page, passkeys.add);
  await expect(page.getByRole("main").getByText(done.passkeyAdded)).toBeVisible();
}

for (const lang of languages("en")) {
  const { account, operator } = texts[lang];
  const tabs = { name: operator.tabs };

  test(
    `a passkey is added, signs in, confirms and is removed, in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      const tamar = `tamar-${lang}`;
      await addAccount(tamar, "owner");
      await enter(page, tamar, OWN_PASSWORD);
      await show(page, "/admin/account", lang, true);
      await addAuthenticator(page);
      await addPasskey(page, lang, "Red phone");
      const list = page.getByRole("region", { name: account.passkeys.title });
      await expect(list).toContainText("Red phone");
      await expect(list).toContainText(account.passkeys.neverUsed);
      await expectGoodScreen(page, true);
      await press(page, account.passkeys.add);
      await expect(list.getByRole("alert")).toHaveText(account.passkeys.known);

      await forgetCookies(page);
      await show(page, "/admin?next=/admin/account", lang, true);
      await expectGoodScreen(page, true);
      await press(page, operator.passkey.signIn);
      await expect(page.getByRole("navigation", tabs)).toBeVisible();
      await expect(list).toContainText(account.passkeys.lastUsed);

      await forgetConfirmation();
      const remove = account.passkeys.removeOf.replace("{{name}}", "Red phone");
      await press(page, remove);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.confirm.title);
      await expectGoodScreen(page, true);
      await press(page, account.passkeys.confirm);
      await press(page, remove);
      await expect(page.getByRole("main").getByText(account.done.passkeyRemoved)).toBeVisible();
      await expect(list).not.toContainText("Red phone");

      await addPasskeyRow(tamar, "Another phone");
      await forgetCookies(page);
      await show(page, "/admin", lang, true);
      await press(page, operator.passkey.signIn);
      await expect(page.getByRole("alert")).toHaveText(operator.passkey.wrong);
      await expect(page.getByRole("navigation", tabs)).toHaveCount(0);
    },
  );

  test(
    `a person whom the device does not recognize is not signed in, in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      const nino = `nino-${lang}`;
      await addAccount(nino, "desk");
      await enter(page, nino, OWN_PASSWORD);
      await show(page, "/admin/account", lang, true);
      const authenticator = await addAuthenticator(page);
      await addPasskey(page, lang, "Blue phone");
      await authenticator.setVerified(false);
      await forgetCookies(page);
      await show(page, "/admin", lang, true);
      await press(page, operator.passkey.signIn);
      await expect(page.getByRole("alert")).toHaveText(operator.passkey.wrong);
      await expectGoodScreen(page, true);
      await authenticator.setVerified(true);
      await press(page, operator.passkey.signIn);
      await expect(page.getByRole("navigation", tabs)).toBeVisible();
    },
  );

  test(
    `an old confirmation is asked for again before a passkey is added, in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      const luka = `luka-${lang}`;
      await addAccount(luka, "driver");
      await enter(page, luka, OWN_PASSWORD);
      await show(page, "/admin/account", lang, true);
      await addAuthenticator(page);
      await forgetConfirmation();
      await press(page, account.passkeys.add);
      await page.getByLabel(account.confirm.label).fill(OWN_PASSWORD);
      await press(page, account.confirm.submit);
      await addPasskey(page, lang, "Green phone");
    },
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of languages("ka")) {
    const { account, operator } = texts[lang];

    test(
      `passkeys can be removed, and nothing else is offered, in ${lang}`,
      { tag: "@slow" },
      async ({ page }) => {
        const gio = `gio-${lang}`;
        await addAccount(gio, "owner");
        await addPasskeyRow(gio, "Lost phone");
        await show(page, "/admin?account=other", lang, false);
        await expect(page.getByRole("button", { name: operator.passkey.signIn })).toHaveCount(0);
        await page.getByLabel(operator.account, { exact: true }).fill(gio);
        await page.getByLabel(operator.password, { exact: true }).fill(OWN_PASSWORD);
        await press(page, operator.signIn);
        await expect(page.getByRole("navigation", { name: operator.tabs })).toBeVisible();

        await forgetConfirmation();
        await show(page, "/admin/account", lang, false);
        const list = page.getByRole("region", { name: account.passkeys.title });
        const sentence = list.locator("noscript p");
        await expect(sentence).toHaveText(account.passkeys.noScripts);
        await expect(sentence).toBeVisible();
        await expect(page.getByRole("button", { name: account.passkeys.add })).toHaveCount(0);
        const remove = account.passkeys.removeOf.replace("{{name}}", "Lost phone");
        await press(page, remove);
        await expect(page.getByRole("button", { name: account.passkeys.confirm })).toHaveCount(0);
        await page.getByLabel(account.confirm.label).fill(OWN_PASSWORD);
        await press(page, account.confirm.submit);
        await press(page, remove);
        await expect(page.getByRole("main").getByText(account.done.passkeyRemoved)).toBeVisible();
        await expect(list).not.toContainText("Lost phone");
      },
    );
  }
});
