import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "~/booking/booking";
import { bookingInput } from "~/booking/testing/booking-input";
import { TEST_FACTS } from "~/site/facts/testing/test-facts";
import { readablePhone } from "~/catalog/company/company";
import { createI18n } from "~/texts/i18n";
import { en } from "~/texts/en";
import * as toastStore from "~/ui/overlay/toast-store";
import { showBookedToasts } from "./use-sending";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("shows three toasts, one each second: received, the reference, and how to contact", () => {
  vi.useFakeTimers();
  const { t } = createI18n("en", en);
  const shown = vi.spyOn(toastStore, "toast").mockReturnValue();
  const booking = {
    ...bookingInput({ contactPreference: "telegram" }),
    reference: "K7M4XQ",
  } as Booking;
  showBookedToasts(t, booking, TEST_FACTS.company);
  const counts = [0, 1_000, 1_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return shown.mock.calls.length;
  });
  expect(counts).toEqual([1, 2, 3]);
  const phone = readablePhone(TEST_FACTS.company.phone);
  const channel = t("booking.contacts.telegram");
  expect(shown.mock.calls.map(([toast]) => toast)).toEqual([
    {
      kind: "default",
      title: t("booking.toasts.received"),
      text: t("booking.confirmation.received"),
    },
    {
      kind: "default",
      title: t("booking.confirmation.title"),
      text: t("booking.toasts.reference", { reference: "K7M4XQ" }),
    },
    {
      kind: "default",
      title: t("booking.toasts.contact"),
      text: t("booking.toasts.contactText", { phone, channel }),
    },
  ]);
});

test("shows that a booking is confirmed where it was confirmed at once", () => {
  vi.useFakeTimers();
  const { t } = createI18n("en", en);
  const shown = vi.spyOn(toastStore, "toast").mockReturnValue();
  showBookedToasts(
    t,
    { ...bookingInput(), id: 7, status: "confirmed" } as Booking,
    TEST_FACTS.company,
  );
  vi.advanceTimersByTime(2_000);
  const said = shown.mock.calls.flatMap(([{ title, text }]) => [title, text]);
  expect(said).toContain(t("booking.confirmation.confirmed.title"));
  expect(said.join(" ")).not.toMatch(/request|submitted|confirm with us/i);
});

test("says so if the booking has no reference", () => {
  vi.useFakeTimers();
  const { t } = createI18n("en", en);
  const shown = vi.spyOn(toastStore, "toast").mockReturnValue();
  showBookedToasts(t, bookingInput() as Booking, TEST_FACTS.company);
  vi.advanceTimersByTime(1_000);
  const text = t("booking.toasts.reference", {
    reference: t("booking.toasts.noReference"),
  });
  expect(shown.mock.calls[1]![0].text).toBe(text);
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
  const [url, target, features] = open.mock.calls[0]!;
  expect([target, features]).toEqual(["_blank", "noopener"]);
  expect(decodeURIComponent(String(url))).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Hello! My booking reference is unknown: Toyota RAV4, .*2030/,
  );
});

test("where a later notice fails in its timer, the message opens once and no other notice comes", () => {
  vi.useFakeTimers();
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal("window", { open });
  vi.spyOn(console, "warn").mockReturnValue();
  const toast = vi.spyOn(toastStore, "toast").mockImplementation(({ text }) => {
    if (text?.includes("7")) throw new Error("no room for a toast");
  });
  const booking = { ...bookingInput(), reference: "K7M4XQ" } as Booking;
  showBookedToasts(createI18n("en", en).t, booking, TEST_FACTS.company);
  vi.advanceTimersByTime(0);
  expect([toast.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(5_000);
  expect([toast.mock.calls.length, open.mock.calls.length]).toEqual([2, 1]);
  expect(String(open.mock.calls[0]![0])).toMatch(/^https:\/\/wa\.me\//);
});
