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
    expect(warn).toHaveBeenCalled();
  });
});

describe("after a day", () => {
  const DAY = 24 * 3_600_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test("a draft is deleted, from its last change on", () => {
    writeDraft({ name: "Ni" });
    pass(DAY);
    writeDraft(typed);
    pass(DAY);
    expect(readDraft()).toEqual(typed);
    pass(1);
    expect(readDraft()).toBeNull();
    expect(browser.storage.getItem("bookingDraft")).toBeNull();
    expect(browser.storage.getItem("bookingDraftAt")).toBeNull();
  });

  test.each([
    ["without a time", null],
    ["with an invalid time", "x"],
    ["from the future", String(8e15)],
  ])("a draft %s is deleted a day after it was first seen", (_, time) => {
    writeDraft(typed);
    if (time === null) browser.storage.removeItem("bookingDraftAt");
    else browser.storage.setItem("bookingDraftAt", time);
    pass(DAY + 1);
    expect(readDraft()).toEqual(typed);
    pass(DAY + 1);
    expect(readDraft()).toBeNull();
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
