import type { Page } from "@playwright/test";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { expect, open, test, texts, type Lang } from "../fixtures";
import { STAFF_PASSWORD, type Site } from "../site";

/** Opens one site for the tests of a file that change the fleet; they run in one worker. */
export function useFleetSite() {
  let site: Site;
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    site = await openClonedSite();
  });
  test.afterAll(() => site.stop());
  return {
    /** Signs in and opens a page of the desk. */
    async enter(page: Page, path: string, lang: Lang, scripts: boolean) {
      const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
      await page.request.post(`${site.url}/admin`, { form });
      await open(page, site.url + path, lang, scripts);
    },
    forgetConfirmation: () =>
      inDatabase(site, async (sql) => {
        await sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
      }),
    /** Opens a page of the site. */
    show: (page: Page, path: string, lang: Lang, scripts: boolean) =>
      open(page, site.url + path, lang, scripts),
  };
}

/** Fills in the demanded fields of a new model, apart from those with a default. */
export async function fillModel(page: Page, name: string, lang: Lang) {
  const { bodyTypes, fields } = texts[lang].fleetDesk;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(fields.name).fill(name);
  await field(fields.year).fill("2020");
  await field(fields.bodyType).selectOption(bodyTypes.suv);
}

/** Adds a model by its form; its page is open then. */
export async function addModel(page: Page, name: string, lang: Lang) {
  await fillModel(page, name, lang);
  await press(page, texts[lang].fleetDesk.form.add);
  await expect(page.getByRole("heading", { level: 1, name: `${name} 2020` })).toBeVisible();
}

export async function press(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}
