import { expect, test } from "vitest";
import { ALL_MODELS, fleetAddress, readFleetQuery } from "./fleet-query";

test.each([
  ["", ALL_MODELS],
  ["?q=+rav+&state=archived", { q: "rav", state: "archived", order: false }],
  ["?state=gone", ALL_MODELS],
  ["?order=", { ...ALL_MODELS, order: true }],
  ["?order=&q=rav", { ...ALL_MODELS, q: "rav" }],
  ["?order=&state=archived", { ...ALL_MODELS, state: "archived" }],
  [`?q=${"x".repeat(500)}`, { ...ALL_MODELS, q: "x".repeat(100) }],
])("the query %s is read as %o", (search, expected) => {
  expect(readFleetQuery(new URLSearchParams(search))).toEqual(expected);
});

test.each([
  [{}, "/admin/fleet"],
  [{ q: "RAV 4&5", state: "archived" as const }, "/admin/fleet?q=RAV+4%265&state=archived"],
  [{ order: true }, "/admin/fleet?order="],
])("the address of %o is %s", (query, address) => {
  expect(fleetAddress(query)).toBe(address);
});
