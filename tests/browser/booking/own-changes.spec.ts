import { addDays } from "../../../app/web/calendar";
import { VISITORS } from "../combinations";
import { expect, newVisitor, open, openDesk, test, texts } from "../fixtures";
import { expectAccessible } from "../accessible";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import { newConfirmed, newWeek } from "../steps/desk-calendar-steps";

test.use({ expectedProblems: [/status of 4(?:09|22)/] });

for (const { lang, scripts } of VISITORS) {
  const { booking, operator, ownBooking } = texts[lang];
  const { ask, correct, done } = ownBooking;

  test.describe(`changes by the customer, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("corrects details, and sees what another browser has stored meanwhile", async ({
      page,
      context,
    }) => {
      const visitor = newVisitor();
      const { token, number } = await placeBooking(visitor);
      const address = `/bookings/${token}`;
      await open(page, address, lang, scripts);
      const other = await context.newPage();
      await open(other, address, lang, scripts);
      const fieldIn = (where: typeof page, name: "name" | "email" | "phone" | "flight") =>
        where.locator("#correct").getByLabel(booking.fields[name]);
      const save = (where: typeof page) =>
        where.getByRole("button", { name: correct.save }).click();

      await test.step("a value that is refused stays in the form", async () => {
        await page.locator("#correct summary").click();
        await fieldIn(page, "flight").fill("TK 386");
        await fieldIn(page, "phone").fill("12");
        await save(page);
        await expect(page.getByRole("alert")).toContainText(booking.errors.phone);
        await expect(fieldIn(page, "phone")).toHaveValue("12");
        await expect(fieldIn(page, "flight")).toHaveValue("TK 386");
        await fieldIn(page, "phone").fill("+49 171 5551234");
        await save(page);
        await expect(page.getByText(done.corrected)).toBeVisible();
        await expect(page.getByRole("main")).toContainText("TK 386");
      });

      await test.step("an address with a typo is asked about, and repaired by a press", async () => {
        const meant = visitor.email.replace("example.com", "gmail.com");
        await page.locator("#correct summary").click();
        await fieldIn(page, "email").fill(meant.replace("gmail", "gmial"));
        await save(page);
        await expect(page.getByRole("alert")).toContainText(meant);
        if (scripts) await expectAccessible(page);
        expect(await whatDoesNotFit(page)).toEqual([]);
        await page.getByRole("button", { name: meant }).click();
        await expect(page.getByText(done.corrected)).toBeVisible();
        await expect(page.getByRole("main")).toContainText(meant);
      });

      await test.step("the outdated page loses nothing", async () => {
        // With scripts that page may show the correction by itself.
        if (scripts) return;
        await other.locator("#correct summary").click();
        await fieldIn(other, "name").fill("Anna Second");
        await save(other);
        await expect(other.getByRole("alert")).toContainText(correct.outdated);
        await expect(fieldIn(other, "name")).toHaveValue("Anna Second");
        await expect(other.locator("#correct")).toContainText("TK 386");
        await fieldIn(other, "flight").fill("TK 386");
        await fieldIn(other, "phone").fill("+49 171 5551234");
        await fieldIn(other, "email").fill(visitor.email.replace("example.com", "gmail.com"));
        await save(other);
        await expect(other.getByText(done.corrected)).toBeVisible();
      });

      await openDesk(page, `/admin/bookings/${number}`, lang, scripts);
      const history = page.getByRole("region", { name: operator.parts.history });
      await expect(history).toContainText(operator.events.corrected);
      await expect(history).toContainText("→ TK 386");
    });
  });

  test.describe(`a request of the customer, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "asks for another trip with its price, and staff answer",
      { tag: "@slow" },
      async ({ page }) => {
        const day = newWeek();
        const trip = { vehicle: "Toyota RAV4", vehicleType: "suv", pickupDate: day };
        const { number, token } = await newConfirmed({ ...trip, returnDate: addDays(day, 3) });
        await open(page, `/bookings/${token}`, lang, scripts);
        const card = page.locator("#ask");
        await card.locator("summary").click();
        await card.getByRole("button", { name: ask.price }).click();
        await expect(card.getByRole("alert")).toContainText(ask.same);
        await card.getByLabel(booking.fields.return).selectOption("Tbilisi Airport");
        await card.getByLabel(booking.fields.returnDate).fill(addDays(day, 5));
        await card.getByLabel(booking.price.childSeat).selectOption("1");
        await card.getByRole("button", { name: ask.price }).click();
        await expect(card.getByText(ask.free)).toBeVisible();
        await card.getByRole("button", { name: ask.send }).click();
        await expect(card.getByText(done.extended)).toBeVisible();
        await expect(card.getByText(ask.asked)).toBeVisible();

        await openDesk(page, "/admin/today", lang, scripts);
        await openDesk(page, `/admin/bookings/${number}`, lang, scripts);
        await expect(page.getByText(operator.returns.askedTrip)).toBeVisible();
        await page.getByRole("button", { name: operator.returns.accept, exact: true }).click();
        const flash = operator.flash.tripChanged.replace("{{id}}", number);
        await expect(page.getByRole("main").getByText(flash)).toBeVisible();
        await expect(page.getByText(operator.returns.askedTrip)).toHaveCount(0);
        await expect(page.getByRole("main")).toContainText(booking.price.childSeat);
      },
    );

    test("reads why staff declined", { tag: "@slow" }, async ({ page }) => {
      const day = newWeek();
      const trip = { vehicle: "Toyota RAV4", vehicleType: "suv", pickupDate: day };
      const { number, token } = await newConfirmed({ ...trip, returnDate: addDays(day, 3) });
      await open(page, `/bookings/${token}`, lang, scripts);
      const card = page.locator("#ask");
      await card.locator("summary").click();
      await card.getByLabel(booking.fields.pickupTime).fill("15:00");
      await card.getByRole("button", { name: ask.price }).click();
      await card.getByRole("button", { name: ask.send }).click();
      await expect(card.getByText(done.extended)).toBeVisible();
      await openDesk(page, `/admin/bookings/${number}`, lang, scripts);
      await page.getByLabel(operator.returns.reason).fill("No driver at three.");
      await page.getByRole("button", { name: operator.returns.decline, exact: true }).click();
      await expect(page.getByText(operator.returns.askedTrip)).toHaveCount(0);
      await open(page, `/bookings/${token}`, lang, scripts);
      await expect(card.getByText(ask.declined)).toBeVisible();
      await expect(card.getByText("No driver at three.")).toBeVisible();
    });
  });
}
