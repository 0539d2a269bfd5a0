import type { Page } from "@playwright/test";
import { textOf } from "../../../app/messaging/delivery/testing/mail-stand-in";
import { expectAccessible } from "../accessible";
import { openClonedSite } from "../cloned-site";
import { VISITORS } from "../combinations";
import { expect, newVisitor, test, texts, type Lang } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import { startServices, type Services } from "../services";
import type { Site } from "../site";

let services: Services;
let site: Site;

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 }, expectedProblems: [/status of 409/] });

test.beforeAll(async () => {
  services = await startServices();
  site = await openClonedSite(services.env);
});

test.afterAll(async () => {
  await site?.stop();
  await services?.stop();
});

/** Books, and returns the path to which the button of the mail about it leads. */
async function bookByMail() {
  const visitor = newVisitor();
  const { token } = await placeBooking(visitor, {}, site.url);
  await expect.poll(() => services.mail.to(visitor.email).length).toBeGreaterThan(0);
  const text = textOf(services.mail.to(visitor.email)[0]!);
  const [path] = new RegExp(`/bookings/${token}\\?m=[\\w-]{22}`).exec(text)!;
  return { ...visitor, path, own: `/bookings/${token}` };
}

const show = (page: Page, path: string, lang: Lang) =>
  page.goto(`${site.url}${path}${path.includes("?") ? "&" : "?"}lng=${lang}`);

for (const { lang, scripts } of VISITORS) {
  const { done, messages, prove } = texts[lang].ownBooking;

  test.describe(`proof of an address, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("is a press on the page that a mail leads to", async ({ page }) => {
      const { email, path, own } = await bookByMail();
      await show(page, own, lang);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: prove.yes })).toHaveCount(0);
      await show(page, `${own}?m=${"A".repeat(22)}`, lang);
      await expect(page.getByRole("button", { name: prove.yes })).toHaveCount(0);
      await show(page, path, lang);
      const question = page.getByRole("region", { name: email });
      await expect(question).toBeVisible();
      const fold = page.getByRole("region", { name: messages.title, exact: true });
      await fold.locator("summary").first().click();
      await fold.locator("li summary").first().click();
      await expect(fold.locator(`a[href="${own}"]`).first()).toBeVisible();
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);
      await question.getByRole("button", { name: prove.yes }).click();
      await expect(page.getByText(done.proven)).toBeVisible();
      await expect(page.getByRole("button", { name: prove.yes })).toHaveCount(0);
      expect(page.url()).not.toContain("m=");
    });
  });
}
