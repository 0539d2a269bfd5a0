import { addressIn } from "../address-in";
import { FORM_VISITORS } from "../combinations";
import { expectAccessible } from "../accessible";
import { expect, fillBooking, hydrated, newVisitor, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { dayAhead, NEAR_TRIP } from "../near-trip";
import { storedNumbers } from "./booking-submit";

for (const { lang, scripts } of FORM_VISITORS) {
  const { booking } = texts[lang];
  const { questions } = booking;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width: 390, height: 844 },
      // The questions come in responses with this status.
      expectedProblems: [/status of 422/],
    });

    test("reversed dates and a mistyped address are repaired by a press", async ({ page }) => {
      const typed = newVisitor();
      const visitor = { ...typed, email: typed.email.replace("example.com", "gmial.com") };
      await page.goto(addressIn("/?vehicle=Mazda+3", lang));
      if (scripts) await hydrated(page);
      await fillBooking(page, visitor, lang);
      await page.locator("#booking-pickupDate").fill(NEAR_TRIP.returnDate);
      await page.locator("#booking-returnDate").fill(NEAR_TRIP.pickupDate);
      await page.getByRole("button", { name: booking.submit }).click();

      const question = page.getByRole("alert");
      const suggestion = typed.email.replace("example.com", "gmail.com");
      await expect(question.getByRole("link")).toHaveText([
        questions.dates.reversed,
        questions.email.replace("{{suggestion}}", suggestion),
      ]);
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);
      await question.getByRole("button", { name: suggestion }).click();
      await expect(page.locator("#booking-email")).toHaveValue(suggestion);
      if (scripts) await expect(page.locator("#booking-email")).toBeFocused();
      await expect(question).toHaveCount(0);

      await page.getByRole("button", { name: booking.submit }).click();
      await expect(question.getByRole("link")).toHaveText([questions.dates.reversed]);
      await question.getByRole("button").last().click();
      await expect(page.locator("#booking-pickupDate")).toHaveValue(NEAR_TRIP.pickupDate);
      await expect(page.locator("#booking-returnDate")).toHaveValue(NEAR_TRIP.returnDate);
      await expect(page.locator("#booking-name")).toHaveValue(visitor.name);
      expect(await storedNumbers(visitor.name)).toEqual([]);

      await page.getByRole("button", { name: booking.submit }).click();
      await expect(page).toHaveURL(/booked=/);
      expect(await storedNumbers(visitor.name)).toHaveLength(1);
    });

    test(
      "a trip over a year ahead is asked about once, and then booked as it is",
      { tag: "@slow" },
      async ({ page }) => {
        const visitor = newVisitor();
        await page.goto(addressIn("/?vehicle=Mazda+3", lang));
        if (scripts) await hydrated(page);
        await fillBooking(page, visitor, lang);
        await page.locator("#booking-pickupDate").fill(dayAhead(400));
        await page.locator("#booking-returnDate").fill(dayAhead(402));
        await page.getByRole("button", { name: booking.submit }).click();
        const question = page.getByRole("alert");
        await expect(question.getByRole("link")).toHaveText([questions.dates.far]);
        await question.getByRole("button", { name: questions.send }).click();
        await expect(page).toHaveURL(/booked=/);
        expect(await storedNumbers(visitor.name)).toHaveLength(1);
      },
    );
  });
}

test.describe("the place of the question", () => {
  test.use({ expectedProblems: [/status of 422/] });

  test("says that the form is being sent, until the answer", async ({ page }) => {
    const { booking } = texts.en;
    const visitor = newVisitor();
    await page.goto("/?vehicle=Mazda+3");
    await hydrated(page);
    await fillBooking(page, visitor);
    await page.locator("#booking-returnDate").fill(dayAhead(99));
    await page.getByRole("button", { name: booking.submit }).click();
    const send = page.getByRole("button", { name: booking.questions.send });
    await expect(send).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/booking?*", async (route) => {
      await held;
      await route.continue();
    });
    await send.press("Enter");
    const sending = page.getByRole("status").filter({ hasText: booking.processing });
    await expect(sending).toBeFocused();
    await expect(sending).toBeInViewport();
    release();
    await expect(page).toHaveURL(/booked=/);
    expect(await storedNumbers(visitor.name)).toHaveLength(1);
  });
});

for (const { lang, scripts } of FORM_VISITORS) {
  const { booking } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 422/] });

    test(
      "the type of a car is asked for only if it is none of the fleet",
      { tag: "@slow" },
      async ({ page }) => {
        const visitor = newVisitor();
        await page.goto(addressIn("/#booking", lang));
        if (scripts) await hydrated(page);
        const type = page.locator("#booking-vehicleType");
        await expect(type).toBeHidden();
        await page.locator("#booking-vehicle").selectOption("Other");
        await fillBooking(page, visitor, lang);
        await page.getByRole("button", { name: booking.submit }).click();
        const problem = page.getByRole("alert").getByRole("link");
        await expect(problem).toHaveText([
          `${booking.errors.vehicleType}. ${booking.advice.vehicleType}`,
        ]);
        await expect(type).toBeVisible();
        await page.locator("#booking-vehicle").selectOption("Mazda 3");
        await page.getByRole("button", { name: booking.submit }).click();
        await expect(page).toHaveURL(/booked=/);
        await expect(page.locator("#booking")).toContainText("Mazda 3");
      },
    );

    test("Other does not take over the type of the car chosen before", async ({ page }) => {
      const visitor = newVisitor();
      await page.goto(addressIn("/?vehicle=Mazda+6#booking", lang));
      if (scripts) await hydrated(page);
      const type = page.locator("#booking-vehicleType");
      await expect(type).toHaveValue("sedan");
      await fillBooking(page, visitor, lang);
      await page.locator("#booking-vehicle").selectOption("Other");
      if (scripts) await expect(type).toBeVisible();
      await page.getByRole("button", { name: booking.submit }).click();
      const problem = page.getByRole("alert").getByRole("link");
      await expect(problem).toHaveText([
        `${booking.errors.vehicleType}. ${booking.advice.vehicleType}`,
      ]);
      await expect(type).toBeVisible();
      await expect(type).toHaveValue("");
      await expect(page.locator("#booking-name")).toHaveValue(visitor.name);
      await type.selectOption("sedan");
      await page.getByRole("button", { name: booking.submit }).click();
      await expect(page).toHaveURL(/booked=/);
    });
  });
}
