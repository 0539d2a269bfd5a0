import { beforeEach, describe, expect, test, vi } from "vitest";
import { isSure, parseQueue, type Queued } from "./queue";

// What can't be read is a warning, which is expected here.
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

const HOUR = 3_600_000;
const values = { name: "Nino", email: "nino@example.com", phone: "555123456", vehicle: "Mazda 3" };
const key = "0123456789abcdef".repeat(2);
const entry = { version: 1, key, lang: "ka", queuedAt: 1_000, values };

const parse = (kept: unknown) => parseQueue(JSON.stringify(kept));

describe("what waits in a browser", () => {
  test("is read as it was written", () => {
    expect(parse([entry])).toEqual([{ key, lang: "ka", queuedAt: 1_000, values }]);
  });

  test.each<[string, string | null]>([
    ["nothing", null],
    ["no JSON", "{"],
    ["no list", '{"version":1}'],
    ["a list of anything", '[null,7,"x",[],{},{"values":null},{"values":{"notes":"x"}}]'],
  ])("is nothing where there is %s", (_, text) => {
    expect(parseQueue(text)).toEqual([]);
  });

  test.each<[string, object, Partial<Queued>]>([
    ["an older version", { version: 0 }, { queuedAt: 0 }],
    ["no version", { version: undefined }, { queuedAt: 0 }],
    ["no moment", { queuedAt: "yesterday" }, { queuedAt: 0 }],
    ["no key of ours", { key: "x\r\nHost: evil" }, { key: "" }],
    ["a foreign language", { lang: "ru" }, { lang: "en" }],
    ["fields that are not ours", { values: { ...values, token: "t", notes: 7 } }, { values }],
    ["a field that nobody types", { values: { ...values, notes: "x".repeat(5_000) } }, { values }],
  ])("with %s is kept, but not believed", (_, changes, expected) => {
    expect(parse([{ ...entry, ...changes }])).toEqual([
      { key, lang: "ka", queuedAt: 1_000, values, ...expected },
    ]);
  });

  test("is bounded", () => {
    expect(parse(Array.from({ length: 50 }, () => entry))).toHaveLength(5);
  });
});

test.each([
  ["just queued", 0, true],
  ["hours ago", 23 * HOUR, true],
  ["days ago", 25 * HOUR, false],
  ["by a clock that was a year ahead", -365 * 24 * HOUR, false],
  ["by a clock that was a year behind", 365 * 24 * HOUR, false],
])("a booking %s goes out by itself: %s ms, %s", (_, age, expected) => {
  const now = 2_000_000_000_000;
  expect(isSure({ ...parse([entry])[0]!, queuedAt: now - age }, now)).toBe(expected);
});
