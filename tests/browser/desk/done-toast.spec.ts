import { addDays } from "../../../app/web/calendar";
import { TOAST_MS } from "../../../app/ui/overlay/toast-store";
import { expect, muteNotifications, openDesk, test, texts } from "../fixtures";
import { newConfirmed, newWeek } from "../steps/desk-calendar-steps";

const { booking, desk, operator } = texts.en;

/** Makes toasts stay until they are closed, however long a loaded machine takes to look at them. */
function keepToasts(duration: number) {
  const later = window.setTimeout.bind(window);
  const keep = (task: () => void, delay?: number) => (delay === duration ? 0 : later(task, delay));
  Object.assign(window, { setTimeout: keep });
}

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test(
  "what a form has done is a toast only if its message is out of view, once for each form",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const day = newWeek();
    const trip = { vehicle: "Toyota RAV4", vehicleType: "suv", pickupDate: day };
    const { number } = await newConfirmed({ ...trip, returnDate: addDays(day, 3) });
    await muteNotifications(page.context());
    await page.addInitScript(keepToasts, TOAST_MS);
    await openDesk(page, `/admin/bookings/${number}`, "en", true);
    const text = operator.flash.noted.replace("{{id}}", number);
    const done = page.getByRole("main").getByRole("status").filter({ hasText: text });
    const messages = page.getByRole("region", { name: booking.toasts.label });
    const toast = messages.getByText(text);
    const save = async (note: string) => {
      await page.locator("#note").fill(note);
      await page.getByRole("button", { name: operator.note.save }).click();
    };

    for (const note of ["Child seat", "Two child seats"]) {
      await save(note);
      await expect(toast).toBeInViewport();
      await expect(done).toBeAttached();
      await expect(done).not.toBeInViewport();
      await messages.getByRole("button", { name: booking.toasts.close }).click();
      await expect(toast).toHaveCount(0);
    }

    await page.getByRole("link", { name: desk.more }).click();
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/#more/);
    await expect(done).toBeAttached();
    await expect(toast).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 3_000 });
    await save("Three child seats");
    await expect(page.getByRole("main").getByText("Three child seats").last()).toBeVisible();
    await expect(done).toBeInViewport();
    await expect(toast).toHaveCount(0);
  },
);
