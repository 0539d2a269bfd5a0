import { addressIn } from "../address-in";
import { FORM_VISITORS } from "../combinations";
import { expect, hydrated, newVisitor, test, texts } from "../fixtures";

for (const { lang, scripts } of FORM_VISITORS) {
  const { find } = texts[lang].ownBooking;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width: 390, height: 600 },
      expectedProblems: [/status of 422/],
    });

    test("the answer of the form that finds a booking is in view", async ({ page }) => {
      await page.goto(addressIn("/bookings", lang));
      if (scripts) await hydrated(page);
      const form = page.locator("#find-booking");
      await form.locator("[name=email]").fill(newVisitor().email);
      await form.locator("[name=number]").fill("ABC-234");
      await form.getByRole("button").click();
      await expect(form.getByRole("alert")).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(form.getByRole("alert").getByRole("link")).toBeFocused();

      await form.locator("[name=number]").fill("");
      await form.getByRole("button").click();
      const answer = form.getByRole("status").or(form.getByRole("alert"));
      await expect(answer.getByText(find.sent).or(answer.getByRole("link"))).toBeInViewport();
    });
  });
}
