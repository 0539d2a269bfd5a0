import { FORM_VISITORS } from "../combinations";
import { expect, openDesk, test, texts } from "../fixtures";

test.use({ expectedProblems: [/status of 4\d\d/] });

for (const { lang, scripts } of FORM_VISITORS) {
  const { feeds, calendar } = texts[lang];
  // Other variants of the test run on the same site.
  const ownOption = 2 + (scripts ? 1 : 0) + (lang === "ka" ? 2 : 0);

  test.describe(`calendar links, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("are made and revoked, and a wrong address of another site is explained", async ({
      page,
    }) => {
      await openDesk(page, "/admin/calendar", lang, scripts);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(calendar.title);
      await page.getByRole("link", { name: feeds.title, exact: true }).click();
      const subject = page.getByLabel(feeds.out.subject);
      const label = (await subject.locator("option").nth(ownOption).textContent()) ?? "";
      await subject.selectOption({ label });
      await page.getByRole("button", { name: feeds.out.submit, exact: true }).click();
      await expect(page.getByRole("main").getByText(feeds.done.created)).toBeVisible();
      const name = feeds.out.address.replace("{{subject}}", label);
      const address = await page.getByLabel(name, { exact: true }).inputValue();
      // The public address of the tests' site has no port.
      const { pathname } = new URL(address);
      expect((await page.request.get(pathname)).status()).toBe(200);

      await page.getByLabel(feeds.in.vehicle, { exact: true }).selectOption({ index: 1 });
      await page.getByLabel(feeds.in.source).fill("Elsewhere");
      await page.getByLabel(feeds.in.url).fill("http://example.com/a.ics");
      await page.getByRole("button", { name: feeds.in.submit, exact: true }).click();
      await expect(page.getByRole("alert")).toContainText(feeds.errors.insecure);
      await expect(page.getByLabel(feeds.in.source)).toHaveValue("Elsewhere");

      const entry = page
        .getByRole("listitem")
        .filter({ has: page.locator(`[value="${address}"]`) });
      await entry.locator("summary").click();
      await entry.getByRole("button", { name: feeds.out.revoke, exact: true }).click();
      await expect(page.getByRole("main").getByText(feeds.done.revoked)).toBeVisible();
      expect((await page.request.get(pathname)).status()).toBe(404);
    });
  });
}
