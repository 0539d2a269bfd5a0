import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { QUEUE_KEY, readQueue, type QueuedBooking } from "./queue";

const HOUR = 3_600_000;
const NOW = 2_000_000_000_000;
const values = { name: "Nino", email: "nino@example.com", phone: "555123456", vehicle: "Mazda 3" };
const key = "0123456789abcdef".repeat(2);
const entry = { key, lang: "ka", queuedAt: NOW - 1_000, isUnsure: false, values };

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  // An entry that can't be read causes a warning, which is expected here.
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function read(stored: unknown) {
  browser.storage.setItem(QUEUE_KEY, JSON.stringify(stored));
  return readQueue();
}

describe("the stored queue", () => {
  test("is read as it was written", () => {
    expect(read([entry])).toEqual([entry]);
  });

  test.each<[string, string]>([
    ["no JSON", "{"],
    ["no list", '{"version":1}'],
    ["a list of anything", '[null,7,"x",[],{},false,{"values":null},{"values":{"notes":"x"}}]'],
  ])("is empty if there is %s", (_, text) => {
    browser.storage.setItem(QUEUE_KEY, text);
    expect(readQueue()).toEqual([]);
  });

  const newKey = expect.stringMatching(/^[\da-f]{32}$/);
  const unsure = { queuedAt: NOW, isUnsure: true };

  test.each<[string, object, Partial<QueuedBooking>]>([
    ["no time", { queuedAt: undefined }, unsure],
    ["a time that is no number", { queuedAt: "yesterday" }, unsure],
    ["a malformed key", { key: "x\r\nHost: evil" }, { key: newKey }],
    ["a key that is too long at its end", { key: `${key}0` }, { key: newKey }],
    ["a key that is too long at its start", { key: `x${key}` }, { key: newKey }],
    ["a key that is no text", { key: [key] }, { key: newKey }],
    ["an unknown language", { lang: "ru" }, { lang: "en" }],
    ["unknown fields", { values: { ...values, token: "t", notes: 7 } }, { values }],
    ["a field that is too long", { values: { ...values, notes: "x".repeat(5_000) } }, { values }],
  ])("with %s drops the invalid part", (_, changes, expected) => {
    const [found] = read([{ ...entry, ...changes }]);
    expect(found).toEqual({ ...entry, ...expected });
    expect(found!.key === key).toBe(!("key" in changes));
  });

  test("has at most five entries", () => {
    expect(read(Array.from({ length: 50 }, () => entry))).toHaveLength(5);
  });
});

test.each([
  ["just now", 0, false],
  ["a day ago", 24 * HOUR, false],
  ["a moment before that", 24 * HOUR + 1, true],
  ["by a clock that was a year ahead", -365 * 24 * HOUR, true],
  ["by a clock that was a year behind", 365 * 24 * HOUR, true],
])("a booking queued %s (%s ms) needs the visitor's confirmation: %s", (_, age, expected) => {
  expect(read([{ ...entry, queuedAt: NOW - age }])).toMatchObject([{ isUnsure: expected }]);
});
