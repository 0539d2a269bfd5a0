import { expect, test } from "vitest";
import { filterQuery, NO_FILTERS, readFilters } from "./booking-filters";

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
