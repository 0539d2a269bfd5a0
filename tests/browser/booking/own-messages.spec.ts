import { VISITORS } from "../combinations";
import { expect, newVisitor, open, test, texts } from "../fixtures";
import { expectAccessible } from "../accessible";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";

test.use({ expectedProblems: [/status of 409/] });

for (const { lang, scripts } of VISITORS) {
  const { ownBooking } = texts[lang];
  const { change, done, messages } = ownBooking;

  test.describe(`what a customer writes, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("stands on the page, unfolded after it was sent", async ({ page }) => {
      const { token } = await placeBooking(newVisitor());
      await open(page, `/bookings/${token}`, lang, scripts);
      await page.locator("#change summary").click();
      await page.getByLabel(change.label).fill("سلام <b>Anna</b>, a child seat?");
      await page.getByRole("button", { name: change.send }).click();
      await expect(page.getByText(done.message)).toBeVisible();
      const fold = page.getByRole("region", { name: messages.title, exact: true });
      await expect(fold.getByText("سلام <b>Anna</b>, a child seat?")).toBeVisible();
      await expect(fold.getByText(messages.you, { exact: true })).toBeVisible();
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);
    });
  });
}
