import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { onDraftRestored, readDraft, restoreDraft, writeDraft } from "./draft";
import type { FormValues } from "~/booking/form/form-values";

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => void vi.unstubAllGlobals());

const typed = { name: "Nino", vehicle: "Mazda 3", pickupTime: "12:00" };

describe("a draft", () => {
  test("is read as it was written, and cleared by null", () => {
    expect(readDraft()).toBeNull();
    expect(writeDraft(typed)).toBe(true);
    expect(readDraft()).toEqual(typed);
    expect(writeDraft(null)).toBe(false);
    expect(readDraft()).toBeNull();
  });

  test.each<[string, FormValues]>([
    ["a car and price from a link", { vehicle: "Mazda 3", vehicleType: "sedan", quote: "225+45" }],
    ["the form's defaults", { pickupTime: "12:00", contactPreference: "whatsapp" }],
    ["empty fields", { name: "", notes: "" }],
    ["unknown fields", Object.assign({}, { token: "secret" })],
  ])("with nothing but %s is not saved", (_, values) => {
    writeDraft(typed);
    expect(writeDraft(values)).toBe(false);
    expect(readDraft()).toBeNull();
  });

  test("with another value than the default is saved", () => {
    expect(writeDraft({ pickupTime: "13:00" })).toBe(true);
  });

  test("in the storage without anything typed is none", () => {
    browser.storage.setItem("bookingDraft", JSON.stringify({ vehicle: "Mazda 3" }));
    expect(readDraft()).toBeNull();
  });

  test("is not saved if the storage is full", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    browser.storage.isDisabled = true;
    expect(writeDraft(typed)).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });
});

test("a restored draft is saved, and open forms show it until they close", () => {
  const seen: unknown[] = [];
  const stop = onDraftRestored(() => seen.push(readDraft()));
  restoreDraft(typed);
  stop();
  restoreDraft({ name: "Lasha" });
  expect(seen).toEqual([typed]);
});
