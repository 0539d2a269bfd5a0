import { expectAccessible } from "../accessible";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { press } from "../offer/fleet-site";
import { startServices, type Services } from "../services";
import { STAFF_PASSWORD, type Site } from "../site";

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
  const { fleet, setup } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("the checklist sends a test message, and empties the example", async ({ page }) => {
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
      await open(page, site.url, lang, scripts);
      await expect(page.locator("#cars")).toContainText(fleet.none.text);
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);
    });
  });
}
