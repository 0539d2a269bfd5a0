import { describe, expect, test } from "vitest";
import { filterQuery, NO_FILTERS, readFilters, readSearch } from "./booking-filters";

test.each([
  ["", {}],
  ["tab=bookings&before=7", {}],
  ["q=%20Nino%20&status=pending", { q: "Nino", status: "pending" }],
  ["from=2030-06-10&to=15.6.2030", { from: "2030-06-10", to: "2030-06-15" }],
  ["status=open&from=2030-02-30&to=soon", {}],
  ["status=__proto__&q=%00", {}],
  [`q=${"x".repeat(200)}`, { q: "x".repeat(100) }],
])("reads %j as %j", (query, expected) => {
  expect(readFilters(new URLSearchParams(query))).toEqual({ ...NO_FILTERS, ...expected });
});

test("a query has only the filters that are set", () => {
  expect(String(filterQuery(NO_FILTERS))).toBe("");
  const filters = readFilters(new URLSearchParams("q=A%26b&status=cancelled&to=2030-06-15"));
  expect(String(filterQuery(filters))).toBe("q=A%26b&status=cancelled&to=2030-06-15");
});

describe("reads a search", () => {
  test.each([
    ["", null],
    ["12", { id: "12", digits: null, words: ["12"] }],
    ["# 1234", { id: "1234", digits: null, words: ["1234"] }],
    ["+995 (555) 12-34", { id: null, digits: "9955551234", words: ["995", "555", "12", "34"] }],
    ["Nino Ber", { id: null, digits: null, words: ["Nino", "Ber"] }],
    ["CX-5", { id: null, digits: null, words: ["CX", "5"] }],
    ["ნინო", { id: null, digits: null, words: ["ნინო"] }],
    ["O'Neill' | !x", { id: null, digits: null, words: ["O", "Neill", "x"] }],
    ["'\\", { id: null, digits: null, words: [] }],
  ])("of %j", (q, expected) => {
    expect(readSearch(q)).toEqual(expected);
  });
});
