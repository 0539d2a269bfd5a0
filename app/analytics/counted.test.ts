import { expect, test } from "vitest";
import { isDesk, isSecretAddress, isSwitchedOff } from "./counted";

test.each([
  ["analytics=off", true],
  ["lng=ka; analytics=off", true],
  ["analytics=off;lng=ka", true],
  ["", false],
  ["analytics=on", false],
  ["analytics=offline", false],
  ["xanalytics=off", false],
  ["note=analytics%3Doff", false],
])("with the cookies %j analytics is switched off: %s", (cookies, off) => {
  expect(isSwitchedOff(cookies)).toBe(off);
});

test.each([
  ["?booked=abc", true],
  ["?lng=ka&booked=abc", true],
  ["?%62ooked=abc", true],
  ["?booked", true],
  ["", false],
  ["?vehicle=booked", false],
])("the query %j makes an address a secret: %s", (search, secret) => {
  expect(isSecretAddress({ pathname: "/", search })).toBe(secret);
});

test("a booking's own page is a secret, whatever its query", () => {
  expect(isSecretAddress({ pathname: "/bookings/abc", search: "" })).toBe(true);
  expect(isSecretAddress({ pathname: "/bookings", search: "" })).toBe(false);
});

test.each([
  ["/admin", true],
  ["/admin/", true],
  ["/Admin", true],
  ["/administration", false],
  ["/", false],
])("%s is of the desk: %s", (pathname, desk) => {
  expect(isDesk({ pathname })).toBe(desk);
});
