import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "~/booking/booking";
import { bookingInput } from "~/booking/testing/booking-input";
import { TEST_FACTS } from "~/facts/testing/test-facts";
import { createI18n } from "~/i18n/i18n";
import { en } from "~/i18n/locales/en";
import { tellBooked } from "./tell-booked";

afterEach(() => vi.unstubAllGlobals());

test("where the notices fail, the ready-made WhatsApp message opens in a new tab", () => {
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal("window", { open });
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const booking = {
    ...bookingInput(),
    get contactPreference(): never {
      throw new Error("no such channel");
    },
  } as unknown as Booking;
  tellBooked(createI18n("en", en).t, booking, TEST_FACTS.company);
  expect(warn).toHaveBeenCalledOnce();
  const [url, target] = open.mock.calls[0]!;
  expect(target).toBe("_blank");
  expect(decodeURIComponent(String(url))).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Hello! My booking number is unknown: Toyota RAV4, .*2030/,
  );
});
