import { addDays } from "../../../app/web/calendar";
import { FORM_VISITORS } from "../combinations";
import { newWeek, previewScreen } from "../steps/desk-calendar-steps";
import { placeBooking } from "../place-booking";
import { expect, newVisitor, open, openDesk, test, texts } from "../fixtures";

test.use({ expectedProblems: [/status of 4\d\d/] });

function trip(vehicle: string) {
  const day = newWeek();
  return { vehicle, vehicleType: "suv", pickupDate: day, returnDate: addDays(day, 3) };
}

/**
 * A model for each visitor: their bookings are for today, and another test must not take the car in
 * between.
 */
const MODELS = ["Kia Sportage", "Jeep Cherokee", "Nissan Rogue", "Hyundai Creta"];

for (const [index, { lang, scripts }] of FORM_VISITORS.entries()) {
  const { operator, ownBooking } = texts[lang];
  const { model, preview } = operator;

  test.describe(`a booking's model, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "is another one than the request's, at the price that was shown",
      { tag: "@slow" },
      async ({ page }) => {
        const { number, token } = await placeBooking(newVisitor(), trip("Toyota RAV4"));
        await openDesk(page, `/admin/bookings/${number}`, lang, scripts);
        const section = page.locator("#model");
        await section.locator("summary").click();
        const choice = section.getByLabel(model.fleet, { exact: true });
        const option = choice.getByRole("option", { name: /^Mazda 3/ });
        await choice.selectOption((await option.getAttribute("value"))!);
        await section.getByRole("button", { name: model.price, exact: true }).click();
        await section.getByRole("radio").nth(1).check();
        await section
          .getByRole("button", { name: model.give.replace("{{model}}", "Mazda 3") })
          .click();
        const main = page.getByRole("main");
        await expect(
          main.getByText(operator.flash.modelChanged.replace("{{id}}", number)),
        ).toBeVisible();
        await expect(main.getByText("Toyota RAV4 → Mazda 3")).toBeVisible();
        await open(page, `/bookings/${token}`, lang, scripts);
        await expect(page.getByRole("main")).toContainText("Mazda 3");
        await expect(page.getByRole("main")).toContainText("Toyota RAV4");
      },
    );
  });

  test.describe(`a model entered, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "is entered before a booking of no model is confirmed, or known to be none",
      { tag: "@slow" },
      async ({ page }) => {
        const { number, token } = await placeBooking(newVisitor(), trip("Other"));
        const address = `/admin/bookings/${number}`;
        await openDesk(page, address, lang, scripts);
        const confirm = page.locator("details[name^=decide]").first();
        await confirm.locator("summary").click();
        await confirm.getByRole("button", { name: operator.confirmYes, exact: true }).click();
        await expect(page.getByRole("alert")).toContainText(operator.refusals.unnamed);
        await page.getByRole("alert").getByRole("link", { name: model.enter }).click();
        await page.getByRole("button", { name: model.save, exact: true }).click();
        await expect(page.getByText(model.errors.name)).toBeVisible();
        await page.getByLabel(model.carName).fill("Hyundai H1");
        await page.locator("#model-rate").fill("80");
        await page.getByRole("button", { name: model.save, exact: true }).click();
        const main = page.getByRole("main");
        await expect(
          main.getByText(operator.flash.modelNamed.replace("{{id}}", number)),
        ).toBeVisible();
        await openDesk(page, address, lang, scripts);
        await confirm.locator("summary").click();
        await confirm.getByRole("button", { name: operator.confirmYes, exact: true }).click();
        await expect(
          main.getByText(operator.flash.confirmedWithoutCar.replace("{{id}}", number)),
        ).toBeVisible();
        await open(page, `/bookings/${token}`, lang, scripts);
        const [named = ""] = ownBooking.car.named.split(" {{car}}");
        await expect(page.getByText(named)).toBeVisible();
        await open(page, `/bookings/${token}/voucher`, lang, scripts);
        await expect(page.getByText(ownBooking.voucher.valid.arranging)).toBeVisible();
      },
    );

    test(
      "is shown with what the customer will read before it is moved",
      { tag: "@slow" },
      async ({ page }) => {
        const address = await previewScreen(MODELS[index]);
        const [path = ""] = address.split("?");
        await openDesk(page, path, lang, scripts);
        await page.locator("summary", { hasText: operator.car.move }).click();
        await page.getByRole("button", { name: operator.car.give, exact: true }).click();
        const step = page.getByRole("region", { name: preview.move });
        await expect(step.locator("blockquote")).toBeVisible();
        await step.getByRole("button", { name: preview.submit.moveOnly, exact: true }).click();
        const done = operator.flash.movedTo
          .replace("{{car}}.", "")
          .replace("{{id}}", path.split("/").at(-1) ?? "")
          .trim();
        await expect(page.getByRole("main").getByText(done)).toBeVisible();
      },
    );
  });
}

test(
  "with scripts a phone shows what the customer will read after the form below it",
  { tag: "@slow" },
  async ({ page }) => {
    const { car, preview } = texts.en.operator;
    // The test has a model of its own: each booking takes a vehicle for today.
    const [path = ""] = (await previewScreen("Hyundai Tucson")).split("?");
    await page.setViewportSize({ width: 390, height: 844 });
    await openDesk(page, path, "en");
    await page.locator("summary", { hasText: car.move }).click();
    await page.getByRole("button", { name: car.give, exact: true }).click();
    const step = page.getByRole("region", { name: preview.move });
    await expect(step).toBeFocused();
    await expect(step.getByRole("heading")).toBeInViewport();
  },
);
