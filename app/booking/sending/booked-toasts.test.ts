import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "~/booking/booking";
import { bookingInput } from "~/booking/testing/booking-input";
import { TEST_FACTS } from "~/facts/testing/test-facts";
import { createI18n } from "~/i18n/i18n";
import { en } from "~/i18n/locales/en";
import * as toastStore from "~/ui/overlay/toast-store";
import { showBookedToasts } from "./booked-toasts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test("where a later notice fails in its timer, the message opens once and no other notice comes", () => {
  vi.useFakeTimers();
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal("window", { open });
  vi.spyOn(console, "warn").mockReturnValue();
  const toast = vi.spyOn(toastStore, "toast").mockImplementation(({ text }) => {
    if (text.includes("7")) throw new Error("no room for a toast");
  });
  const booking = { ...bookingInput(), id: 7 } as Booking;
  showBookedToasts(createI18n("en", en).t, booking, TEST_FACTS.company);
  vi.advanceTimersByTime(0);
  expect([toast.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(5_000);
  expect([toast.mock.calls.length, open.mock.calls.length]).toEqual([2, 1]);
  expect(String(open.mock.calls[0]![0])).toMatch(/^https:\/\/wa\.me\//);
});
