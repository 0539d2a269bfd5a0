import { expect, test } from "vitest";
import { isSecretAddress, isSecretPath, pathForLog } from "./secret-address";

test.each([
  ["/bookings/abc", true],
  ["/bookings/abc.data", true],
  ["/bookings/abc/voucher", true],
  ["/Bookings/abc/", true],
  ["/%62ookings/abc", true],
  ["/bookings%2Fabc", true],
  ["//bookings//abc", true],
  ["/decide/abc", true, "/decide/…"],
  ["/feeds/1-abc.ics", true, "/feeds/…"],
  ["/Decide/abc.data", true, "/decide/…"],
  ["/decide/abc/more", true, "/decide/…"],
  ["/decide", false],
  ["/bookings", false],
  ["/bookings/", false],
  ["/", false],
  ["/guides/bookings/abc", false],
  ["/%", false],
] as [string, boolean, string?][])(
  "the path %s is a secret: %s, and masked in logs if so",
  (pathname, secret, logged = "/bookings/…") => {
    expect(isSecretPath(pathname)).toBe(secret);
    expect(pathForLog(pathname)).toBe(secret ? logged : pathname);
  },
);

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

test("a booking's own page is a secret with any query", () => {
  expect(isSecretAddress({ pathname: "/bookings/abc", search: "" })).toBe(true);
  expect(isSecretAddress({ pathname: "/bookings", search: "" })).toBe(false);
});
