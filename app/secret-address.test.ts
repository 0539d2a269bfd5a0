import { expect, test } from "vitest";
import { isSecretPath, pathForLog } from "./secret-address";

test.each([
  ["/bookings/abc", true],
  ["/bookings/abc.data", true],
  ["/bookings/abc/voucher", true],
  ["/Bookings/abc/", true],
  ["/%62ookings/abc", true],
  ["/bookings%2Fabc", true],
  ["//bookings//abc", true],
  ["/bookings", false],
  ["/bookings/", false],
  ["/", false],
  ["/guides/bookings/abc", false],
  ["/%", false],
])("the path %s is a secret: %s, and then no log has it", (pathname, secret) => {
  expect(isSecretPath(pathname)).toBe(secret);
  expect(pathForLog(pathname)).toBe(secret ? "/bookings/…" : pathname);
});
