import { expectAccessible } from "../accessible";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { press } from "../offer/fleet-site";
import { startServices, type Services } from "../services";
import { STAFF_PASSWORD, type Site } from "../site";

const MILEAGE = { en: "unlimited", ka: "შეუზღუდავი" };

let services: Services;
let site: Site;

test.describe.configure({ mode: "default" });
// The browser's console reports the status 409 of a message that could not be sent.
test.use({ expectedProblems: [/status of 409/] });

test.beforeAll(async () => {
  services = await startServices();
  site = await openClonedSite(services.env);
});

test.afterAll(async () => {
  await site?.stop();
  await services?.stop();
});

for (const { lang, scripts } of FORM_VISITORS) {
  const { contentDesk, fleet, setup } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("the checklist sends a test message, empties the example and publishes the site", async ({
      page,
    }) => {
      const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
      await page.request.post(`${site.url}/admin`, { form });
      await open(page, `${site.url}/admin`, lang, scripts);
      await page.getByRole("link", { name: setup.openList }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(setup.title);
      await press(page, setup.message.send);
      await expect(page.getByText(setup.tested)).toBeVisible();
      expect(services.mail.to("operator@mgzavri.example").length).toBeGreaterThan(0);
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);

      const empty = page.getByRole("link", { name: setup.example.link });
      if ((await empty.count()) > 0) {
        await empty.click();
        if (scripts) await expectAccessible(page);
        await press(page, setup.example.yes);
        await expect(page.getByText(setup.emptied)).toBeVisible();
      }
      await open(page, `${site.url}/admin/setup`, lang, scripts);
      await page.getByRole("link", { name: setup.items.publish.title, exact: true }).click();
      await expect(page.getByText(setup.publish.off)).toBeVisible();
      await press(page, setup.publish.publish);
      await expect(page.getByText(setup.publish.on)).toBeVisible();
      await press(page, setup.publish.unpublish);
      await expect(page.getByText(setup.publish.off)).toBeVisible();

      await open(page, `${site.url}/admin/content/promises`, lang, scripts);
      await page.getByLabel(contentDesk.promises.mileage.title).check();
      await page.getByRole("button", { name: contentDesk.save }).first().click();
      await expect(page.getByText(contentDesk.saved)).toBeVisible();
      await open(page, `${site.url}/faq#mileage`, lang, scripts);
      await expect(page.locator("#mileage")).toContainText(MILEAGE[lang]);

      await open(page, site.url, lang, scripts);
      await expect(page.locator("#cars")).toContainText(fleet.none.text);
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);
    });
  });
}
