import { bookingNumber, expect, fillBooking, newVisitor, open, test, texts } from "../fixtures";
import { dayAhead } from "../near-trip";
import { queueOf, storedNumbers, submit } from "./booking-submit";

const { booking } = texts.en;

test.describe("offline", () => {
  test.use({ expectedProblems: [/ERR_|WebSocket/] });

  test("queues a booking and sends it once when the network is back", async ({ page, context }) => {
    const visitor = newVisitor();
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, visitor);
    await context.setOffline(true);
    await submit(page);
    await expect(queueOf(page)).toContainText(/Mazda 3, \w+day, \d+ \w+ \d{4}/);
    await expect(page.locator("[name=name]")).toHaveValue("");
    // The visitor goes back into the form, and sends it again.
    await queueOf(page).getByRole("link", { name: booking.queue.change }).click();
    await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
    await expect(queueOf(page)).toHaveCount(0);
    await submit(page);
    await expect(queueOf(page)).toContainText("Mazda 3");
    const second = await context.newPage();
    await context.setOffline(false);
    await open(second, "/faq");
    await expect.poll(() => storedNumbers(visitor.name)).toHaveLength(1);
    const [number] = await storedNumbers(visitor.name);
    // Either tab may have sent it: the one with the form opens the confirmation, the other says it.
    const shown = () =>
      Promise.all([
        queueOf(second).allInnerTexts(),
        page.getByTestId("booking-number").allInnerTexts(),
      ]);
    await expect.poll(async () => String(await shown())).toContain(number);
  });

  test(
    "does not claim to have saved a draft if storage fails",
    { tag: "@slow" },
    async ({ page, context }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      const visitor = newVisitor();
      await open(page, "/?vehicle=Mazda+3");
      await fillBooking(page, visitor);
      await expect(page.getByText(booking.draft.saved)).toHaveCount(0);
      await context.setOffline(true);
      await submit(page);
      await expect(page.getByRole("alert").filter({ hasText: booking.notSent })).toBeVisible();
      await expect(queueOf(page)).toHaveCount(0);
      await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
    },
  );
});

test.describe("back online", () => {
  test.use({ expectedProblems: [/ERR_|WebSocket/] });

  test("opens the confirmation of a booking that was sent later by itself", async ({
    page,
    context,
  }) => {
    const visitor = newVisitor();
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, visitor);
    await context.setOffline(true);
    await submit(page);
    await expect(queueOf(page)).toContainText("Mazda 3");
    await context.setOffline(false);
    const number = await bookingNumber(page);
    expect(await storedNumbers(visitor.name)).toEqual([number]);
    await expect(page).toHaveURL(/\?booked=[\w-]{22}#booking$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("#cars")).toHaveCount(0);
    await expect(queueOf(page)).toHaveCount(0);
  });

  test(
    "leaves alone who is filling in the form again, and says that it was sent",
    { tag: "@slow" },
    async ({ page, context }) => {
      await open(page, "/?vehicle=Mazda+3");
      await fillBooking(page, newVisitor());
      await context.setOffline(true);
      await submit(page);
      await expect(queueOf(page)).toContainText("Mazda 3");
      await page.locator("[name=name]").fill("Somebody Else");
      await context.setOffline(false);
      await expect(queueOf(page).getByRole("link", { name: booking.queue.view })).toBeVisible();
      await expect(page.locator("[name=name]")).toHaveValue("Somebody Else");
    },
  );
});

test(
  "the form works with invalid data in the browser's storage",
  { tag: "@slow" },
  async ({ page }) => {
    const stored = {
      name: "Queued Guest",
      phone: "12345",
      vehicle: "Lada Niva",
      website: "x",
      quote: "1",
    };
    await page.addInitScript((values) => {
      localStorage.setItem("bookingDraft", '{"name":["x"],"notes":{"a":1},"__proto__":{"x":1}}');
      localStorage.setItem("selectedCar", "<b>Lada</b>");
      sessionStorage.setItem("selectedCarForBooking", "\u0000 not a car");
      localStorage.setItem("seenBookingChanges", "]");
      localStorage.setItem("lastReadBooking", "-1e99");
      // The queue is of an older version of the site, and invalid.
      if (!localStorage.getItem("bookingQueue"))
        localStorage.setItem("bookingQueue", JSON.stringify([7, null, { a: 1 }, { values }]));
    }, stored);
    const visitor = newVisitor();
    await open(page, "/");
    await expect(queueOf(page)).toContainText("Do you still want it?");
    await queueOf(page).getByRole("button", { name: booking.queue.drop }).click();
    await expect(queueOf(page)).toHaveCount(0);
    await page.locator("[name=vehicle]").selectOption("Mazda 3");
    await fillBooking(page, visitor);
    await submit(page);
    await bookingNumber(page);
    expect(await storedNumbers(stored.name)).toEqual([]);
  },
);

test.describe("an old queue", () => {
  test.use({ expectedProblems: [/status of 422/] });
  test(
    "sends an old queued booking, or one from the future, only after confirmation",
    { tag: "@slow" },
    async ({ page }) => {
      const visitor = newVisitor();
      const values = {
        ...visitor,
        vehicle: "Mazda 3",
        vehicleType: "sedan",
        pickup: "Tbilisi",
        return: "same",
        pickupDate: dayAhead(100),
        pickupTime: "12:00",
        returnDate: dayAhead(102),
        returnTime: "12:00",
        // The price is outdated.
        quote: "80+0",
      };
      await page.addInitScript(
        (entry) => {
          if (!sessionStorage.getItem("once"))
            localStorage.setItem("bookingQueue", JSON.stringify([entry]));
          sessionStorage.setItem("once", "1");
        },
        {
          version: 1,
          key: "a".repeat(32),
          lang: "en",
          queuedAt: Date.now() + 365 * 86_400_000,
          values,
        },
      );
      await open(page, "/all-cars");
      await expect(queueOf(page)).toContainText("Do you still want it?");
      expect(await storedNumbers(visitor.name)).toEqual([]);
      await queueOf(page).getByRole("button", { name: booking.queue.send }).click();
      await expect(queueOf(page)).toContainText(booking.queue.refused);
      await queueOf(page).getByRole("link", { name: booking.queue.form }).click();
      await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
      await expect(page.locator("#booking")).toContainText("$90");
      await submit(page);
      const number = await bookingNumber(page);
      expect(await storedNumbers(visitor.name)).toEqual([number]);
    },
  );
});
