import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "~/booking/booking";
import { bookingInput } from "~/booking/testing/booking-input";
import { TEST_FACTS } from "~/facts/testing/test-facts";
import { createI18n } from "~/i18n/i18n";
import { en } from "~/i18n/locales/en";
import { showBookedToasts } from "./booked-toasts";

afterEach(() => vi.unstubAllGlobals());

test("opens the prefilled WhatsApp message in a new tab if the toasts fail", () => {
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal("window", { open });
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const booking = {
    ...bookingInput(),
    get contactPreference(): never {
      throw new Error("no such channel");
    },
  } as unknown as Booking;
  showBookedToasts(createI18n("en", en).t, booking, TEST_FACTS.company);
  expect(warn).toHaveBeenCalledOnce();
  const [url, target] = open.mock.calls[0]!;
  expect(target).toBe("_blank");
  expect(decodeURIComponent(String(url))).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Hello! My booking number is unknown: Toyota RAV4, .*2030/,
  );
});
