import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { open, type Lang } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { STAFF_PASSWORD, type Site } from "../site";

export const OWN_PASSWORD = "her very own words";

/** Opens a site on which tests add accounts. Browsers open it by a host name of this machine. */
export function useAccountsSite({ host = "127.0.0.1" } = {}) {
  let site: Site;
  const address = (path: string) => site.url.replace("127.0.0.1", host) + path;

  test.beforeAll(async () => {
    site = await openClonedSite();
  });

  test.afterAll(async () => {
    await site?.stop();
  });

  return { enter, show, addAccount, forgetConfirmation, addPasskeyRow };

  /** Signs in without the form. */
  async function enter(page: Page, username: string, password: string) {
    await page.request.post(address("/admin"), { form: { username, password } });
  }

  function show(page: Page, path: string, lang: Lang, scripts: boolean) {
    return open(page, address(path), lang, scripts);
  }

  async function forgetConfirmation() {
    await inDatabase(site, async (sql) => {
      await sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
    });
  }

  /** Stores a passkey that no device has. */
  async function addPasskeyRow(username: string, name: string) {
    await inDatabase(site, async (sql) => {
      await sql`
        insert into passkeys (id, user_id, public_key, name)
        select ${`none-of-${username}`}, id, '', ${name} from users where username = ${username}`;
    });
  }

  /** Stores an account that has chosen its password already. */
  async function addAccount(username: string, role: string) {
    const signedIn = await fetch(`${site.url}/admin`, {
      method: "POST",
      body: new URLSearchParams({ username: "admin", password: STAFF_PASSWORD }),
      redirect: "manual",
    });
    const Cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const body = new URLSearchParams({ intent: "add", username, role, password: OWN_PASSWORD });
    const headers = { Cookie, Origin: site.url };
    const added = await fetch(`${site.url}/admin/accounts`, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
    expect(added.status).toBe(303);
    await inDatabase(site, async (sql) => {
      await sql`update users set password_state = 'good' where username = ${username}`;
    });
  }
}

export async function expectGoodScreen(page: Page, scripts: boolean) {
  if (scripts) await expectAccessible(page);
  expect(await whatDoesNotFit(page)).toEqual([]);
}
