import type { Page } from "@playwright/test";
import {
  bookingNumber,
  expect,
  fillBooking,
  hydrated,
  newVisitor,
  open,
  signIn,
  test,
  texts,
} from "./fixtures";

const { booking } = texts.en;
const send = (page: Page) => page.getByRole("button", { name: booking.submit }).click();
const strip = (page: Page) => page.getByRole("region", { name: booking.queue.label });

/** How many bookings are stored under a name. */
async function stored(page: Page, name: string) {
  const desk = await page.context().browser()!.newPage();
  await signIn(desk);
  const response = await desk.request.get("/api/bookings?limit=1000");
  const bookings = (await response.json()) as { id: number; name: string }[];
  await desk.close();
  return bookings.filter((one) => one.name === name).map(({ id }) => String(id));
}

test("what is typed stays in the browser until it is sent or cleared", async ({ page }) => {
  const visitor = newVisitor();
  const name = page.locator("[name=name]");
  await open(page, "/?vehicle=Mazda+3");
  await expect(page.getByText(booking.draft.kept)).toHaveCount(0);
  await fillBooking(page, visitor);
  await page.getByLabel(booking.contacts.telegram, { exact: true }).check();
  await page.getByLabel(booking.fields.addSkiRack).check();
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByText(booking.draft.kept)).toBeVisible();
  await expect(name).toHaveValue(visitor.name);
  await expect(page.locator("[name=vehicle]")).toHaveValue("Mazda 3");
  await expect(page.locator("[name=contactPreference]:checked")).toHaveValue("telegram");
  await expect(page.getByLabel(booking.fields.addSkiRack)).toBeChecked();
  await page.getByRole("button", { name: booking.draft.clear }).click();
  await expect(name).toHaveValue("");
  await expect(page.locator("[name=contactPreference]:checked")).toHaveValue("whatsapp");
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveValue("");
});

test("two tabs that send the same draft make one booking; back and reload make no other", async ({
  page,
  context,
}) => {
  const visitor = newVisitor();
  await open(page, "/?vehicle=Mazda+3");
  await fillBooking(page, visitor);
  const other = await context.newPage();
  await open(other, "/");
  await expect(other.locator("[name=name]")).toHaveValue(visitor.name);
  await send(page);
  const number = await bookingNumber(page);
  await send(other);
  expect(await bookingNumber(other)).toBe(number);
  await page.reload();
  expect(await bookingNumber(page)).toBe(number);
  await page.goBack();
  await expect(page.getByRole("button", { name: booking.submit })).toBeVisible();
  await page.goForward();
  expect(await bookingNumber(page)).toBe(number);
  expect(await stored(page, visitor.name)).toEqual([number]);
});

test.describe("on a line that is gone", () => {
  test.use({ expectedProblems: [/ERR_|WebSocket/] });

  test("a booking waits in the browser and goes out once when the line is back", async ({
    page,
    context,
  }) => {
    const visitor = newVisitor();
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, visitor);
    await context.setOffline(true);
    await send(page);
    await expect(strip(page)).toContainText("Mazda 3, Monday, 10 June 2030");
    await expect(page.locator("[name=name]")).toHaveValue("");
    // Back into the form, and out once more.
    await strip(page).getByRole("link", { name: booking.queue.change }).click();
    await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
    await expect(strip(page)).toHaveCount(0);
    await send(page);
    await expect(strip(page)).toContainText("Mazda 3");
    const second = await context.newPage();
    await context.setOffline(false);
    await open(second, "/faq");
    await expect.poll(() => stored(page, visitor.name)).toHaveLength(1);
    const [number] = await stored(page, visitor.name);
    // Whichever of the two tabs has sent it.
    const told = async () => [page, second].map((tab) => strip(tab).allInnerTexts());
    await expect.poll(async () => String(await Promise.all(await told()))).toContain(number);
  });

  test("a browser that keeps nothing does not say that it does", async ({ page, context }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const visitor = newVisitor();
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, visitor);
    await expect(page.getByText(booking.draft.kept)).toHaveCount(0);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole("alert").filter({ hasText: booking.notSent })).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
  });
});

test.describe("on a line that brings no answer", () => {
  test.use({ expectedProblems: [/ERR_|WebSocket/] });

  test("a form that no answer comes to says so, keeps what was typed, and is sent again", async ({
    page,
  }) => {
    const visitor = newVisitor();
    await open(page, "/?vehicle=Mazda+3");
    await page.clock.install();
    await fillBooking(page, visitor);
    let isDead = true;
    await page.route("**/api/booking?*", (route) => (isDead ? route.abort() : route.continue()));
    await send(page);
    await expect(page.getByRole("button", { name: booking.processing })).toBeDisabled();
    const line = page.getByText(/^The connection is weak. Trying again, \d of 4/);
    const notSent = page.getByRole("alert").filter({ hasText: booking.notSent });
    await expect(line).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(notSent).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(notSent).toContainText(booking.submitError);
    await expect(notSent.getByRole("link", { name: booking.viaWhatsapp })).toHaveAttribute(
      "href",
      /wa\.me\/\d+\?text=.*Mazda%203/,
    );
    await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
    isDead = false;
    await notSent.getByRole("button", { name: booking.retry }).click();
    const number = await bookingNumber(page);
    expect(await stored(page, visitor.name)).toEqual([number]);
  });
});

test("whatever stands in the browser's storage, the form works", async ({ page }) => {
  const kept = {
    name: "Nobody Yet",
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
    // Of an older version of the site, and of none.
    if (!localStorage.getItem("bookingQueue"))
      localStorage.setItem("bookingQueue", JSON.stringify([7, null, { a: 1 }, { values }]));
  }, kept);
  const visitor = newVisitor();
  await open(page, "/");
  await expect(strip(page)).toContainText("Do you still want it?");
  await strip(page).getByRole("button", { name: booking.queue.drop }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.locator("[name=vehicle]").selectOption("Mazda 3");
  await fillBooking(page, visitor);
  await send(page);
  await bookingNumber(page);
  expect(await stored(page, kept.name)).toEqual([]);
});

test.describe("an old queue", () => {
  test.use({ expectedProblems: [/status of 422/] });
  test("a booking that waited too long, or by a wrong clock, goes out only when it is wanted", async ({
    page,
  }) => {
    const visitor = newVisitor();
    const values = {
      ...visitor,
      vehicle: "Mazda 3",
      vehicleType: "sedan",
      pickup: "Tbilisi",
      return: "same",
      pickupDate: "2030-06-10",
      pickupTime: "12:00",
      returnDate: "2030-06-12",
      returnTime: "12:00",
      // The price of another day.
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
    await expect(strip(page)).toContainText("Do you still want it?");
    expect(await stored(page, visitor.name)).toEqual([]);
    await strip(page).getByRole("button", { name: booking.queue.send }).click();
    await expect(strip(page)).toContainText(booking.queue.refused);
    await strip(page).getByRole("link", { name: booking.queue.form }).click();
    await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
    await expect(page.locator("#booking")).toContainText("$90");
    await send(page);
    const number = await bookingNumber(page);
    expect(await stored(page, visitor.name)).toEqual([number]);
  });
});
