import { expect, hydrated, newVisitor, test, texts } from "../fixtures";
import { dayAhead } from "../near-trip";
import { storedNumbers } from "./booking-submit";

const { booking } = texts.ka;

/** What the form of release 0.4 stored, with the extras by the names of then. */
const stored = () => ({
  ...newVisitor(),
  vehicle: "Mazda 3",
  vehicleType: "sedan",
  pickup: "Tbilisi",
  return: "same",
  pickupDate: dayAhead(100),
  pickupTime: "12:00",
  returnDate: dayAhead(102),
  returnTime: "12:00",
  contactPreference: "whatsapp",
  notes: "",
  website: "",
  addChildSeat: "on",
  "extra-Ski%20rack": "1",
});

test.describe("a Georgian browser that has been on release 0.4", () => {
  test("finds its draft by a bookmark of then, and sends it", async ({ page }) => {
    const draft = stored();
    await page.addInitScript((values) => {
      localStorage.setItem("i18nextLng", "ka");
      if (sessionStorage.getItem("once")) return;
      sessionStorage.setItem("once", "1");
      localStorage.setItem("bookingDraft", JSON.stringify(values));
    }, draft);
    await page.goto("/?lng=ka");
    await expect(page).toHaveURL("/ka");
    await hydrated(page);
    await expect(page.locator("[name=name]")).toHaveValue(draft.name);
    await expect(page.locator("[name=addChildSeat]")).toBeChecked();
    await expect(page.locator("[name=addSkiRack]")).toBeChecked();
    await page.getByRole("button", { name: booking.submit }).click();
    await expect(page.getByTestId("booking-number")).toBeVisible();
    await expect(page).toHaveURL(/\/ka\?booked=/);
    expect(await storedNumbers(draft.name)).toHaveLength(1);
  });

  test("sends what it has queued", { tag: "@slow" }, async ({ page }) => {
    const values = stored();
    await page.addInitScript(
      (entry) => {
        if (sessionStorage.getItem("once")) return;
        sessionStorage.setItem("once", "1");
        localStorage.setItem("bookingQueue", JSON.stringify([{ ...entry, queuedAt: Date.now() }]));
      },
      { key: "b".repeat(24) + String(Date.now()).slice(-8), lang: "ka", isUnsure: false, values },
    );
    await page.goto("/faq?lng=ka");
    await expect(page).toHaveURL("/ka/faq");
    await hydrated(page);
    await expect.poll(() => storedNumbers(values.name)).toHaveLength(1);
    const queue = page.getByRole("region", { name: booking.queue.label });
    await expect(queue).toContainText(/[A-Z\d]{6}/);
    expect(await page.evaluate(() => localStorage.getItem("bookingQueue"))).toBeNull();
  });
});
