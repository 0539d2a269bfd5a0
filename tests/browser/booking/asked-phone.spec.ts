import { addressIn } from "../address-in";
import { FORM_VISITORS } from "../combinations";
import { expectAccessible } from "../accessible";
import { expect, fillBooking, hydrated, newVisitor, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { storedNumbers } from "./booking-submit";

for (const { lang, scripts } of FORM_VISITORS) {
  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({
      javaScriptEnabled: scripts,
      // The question comes in a response with this status.
      expectedProblems: [/status of 422/],
    });

    test(
      "a phone that can't be read is asked about once, and then booked as it is",
      { tag: "@slow" },
      async ({ page }) => {
        const { booking } = texts[lang];
        const visitor = { ...newVisitor(), phone: "hotel, room 12" };
        const send = () => page.getByRole("button", { name: booking.submit }).click();
        await page.goto(addressIn("/?vehicle=Mazda+3", lang));
        if (scripts) await hydrated(page);
        await fillBooking(page, visitor, lang);
        await send();
        const question = page.getByRole("alert");
        await expect(question).toContainText(booking.questions.title);
        await expect(question.getByRole("link")).toHaveText(booking.questions.phone);
        const phone = page.getByLabel(booking.fields.phone, { exact: true });
        await expect(phone).toHaveValue(visitor.phone);
        await expect(phone).toHaveAccessibleDescription(new RegExp(booking.questions.phone));
        await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
        if (scripts) await expectAccessible(page);
        expect(await whatDoesNotFit(page)).toEqual([]);
        expect(await storedNumbers(visitor.name)).toEqual([]);

        await send();
        await expect(page).toHaveURL(/booked=/);
        expect(await storedNumbers(visitor.name)).toHaveLength(1);
      },
    );
  });
}
