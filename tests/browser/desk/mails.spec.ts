import { textOf } from "../../../app/messaging/delivery/testing/mail-stand-in";
import { expectAccessible } from "../accessible";
import { openClonedSite } from "../cloned-site";
import { expect, newVisitor, test, texts, watch } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import { startServices, type Services } from "../services";
import { STAFF_PASSWORD, type Site } from "../site";

let services: Services;
let site: Site;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  services = await startServices();
  site = await openClonedSite(services.env);
});

test.afterAll(async () => {
  await site?.stop();
  await services?.stop();
});

for (const lang of ["en", "ka"] as const) {
  const scripts = lang === "en";
  const { mailsDesk, delivery, operator } = texts[lang];

  test(`staff look at a mail and send it to themselves (${lang})`, async ({ browser }) => {
    await placeBooking(newVisitor(), {}, site.url);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: scripts,
    });
    const problems = watch(context);
    const page = await context.newPage();
    await page.goto(`${site.url}/admin/mails?lng=${lang}`);
    await page.getByLabel(operator.password).fill(STAFF_PASSWORD);
    await page.getByRole("button", { name: operator.signIn }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(mailsDesk.title);
    await page
      .getByRole("main")
      .getByLabel(mailsDesk.mail, { exact: true })
      .selectOption("confirmed");
    await page.getByRole("main").getByLabel(mailsDesk.language, { exact: true }).selectOption(lang);
    await page.getByRole("main").getByLabel(mailsDesk.scheme, { exact: true }).selectOption("dark");
    await page.getByRole("button", { name: mailsDesk.show }).click();
    const { head } = delivery.visitorMail.confirmed;
    const title = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(title).toHaveText(head);
    await expect(page.locator("pre")).toContainText(head);
    expect(await whatDoesNotFit(page)).toEqual([]);
    // Without scripts, the check does not come back from the frame.
    if (scripts) await expectAccessible(page);
    const before = services.mail.mails.length;
    await page.getByRole("button", { name: mailsDesk.send.split("{{")[0]!.trim() }).click();
    await expect(
      page.getByRole("main").getByText(mailsDesk.sent.split("{{")[0]!.trim()).first(),
    ).toBeVisible();
    const sent = services.mail.mails.slice(before).map((mail) => textOf(mail));
    expect(sent.some((text) => text.includes(head))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
}
