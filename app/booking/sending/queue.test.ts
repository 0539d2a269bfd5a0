import { beforeEach, describe, expect, test, vi } from "vitest";
import { canAutoSend, parseQueue, type Queued } from "./queue";

// What can't be read is a warning, which is expected here.
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

const HOUR = 3_600_000;
const values = { name: "Nino", email: "nino@example.com", phone: "555123456", vehicle: "Mazda 3" };
const key = "0123456789abcdef".repeat(2);
const entry = { version: 1, key, lang: "ka", queuedAt: 1_000, values };

const parse = (stored: unknown) => parseQueue(JSON.stringify(stored));

describe("the stored queue", () => {
  test("is read as it was written", () => {
    expect(parse([entry])).toEqual([{ key, lang: "ka", queuedAt: 1_000, values }]);
  });

  test.each<[string, string | null]>([
    ["nothing", null],
    ["no JSON", "{"],
    ["no list", '{"version":1}'],
    ["a list of anything", '[null,7,"x",[],{},false,{"values":null},{"values":{"notes":"x"}}]'],
  ])("is empty if there is %s", (_, text) => {
    expect(parseQueue(text)).toEqual([]);
  });

  test.each<[string, object, Partial<Queued>]>([
    ["an older version", { version: 0 }, { queuedAt: 0 }],
    ["no version", { version: undefined }, { queuedAt: 0 }],
    ["no time", { queuedAt: "yesterday" }, { queuedAt: 0 }],
    ["an expiry that is no number", { expiresAt: "soon" }, {}],
    ["a malformed key", { key: "x\r\nHost: evil" }, { key: "" }],
    ["a key that is too long at its end", { key: `${key}0` }, { key: "" }],
    ["a key that is too long at its start", { key: `x${key}` }, { key: "" }],
    ["a key that is no text", { key: [key] }, { key: "" }],
    ["an unknown language", { lang: "ru" }, { lang: "en" }],
    ["unknown fields", { values: { ...values, token: "t", notes: 7 } }, { values }],
    ["a field that is too long", { values: { ...values, notes: "x".repeat(5_000) } }, { values }],
  ])("with %s drops the invalid part", (_, changes, expected) => {
    expect(parse([{ ...entry, ...changes }])).toEqual([
      { key, lang: "ka", queuedAt: 1_000, values, ...expected },
    ]);
  });

  test("has at most five entries", () => {
    expect(parse(Array.from({ length: 50 }, () => entry))).toHaveLength(5);
  });
});

test.each([
  ["just now", 0, true],
  ["hours ago", 23 * HOUR, true],
  ["a day ago", 24 * HOUR, true],
  ["a moment before that", 24 * HOUR + 1, false],
  ["days ago", 25 * HOUR, false],
  ["by a clock that was a year ahead", -365 * 24 * HOUR, false],
  ["by a clock that was a year behind", 365 * 24 * HOUR, false],
])("a booking queued %s (%s ms) is sent automatically: %s", (_, age, expected) => {
  const now = 2_000_000_000_000;
  expect(canAutoSend({ ...parse([entry])[0]!, queuedAt: now - age }, now)).toBe(expected);
});
