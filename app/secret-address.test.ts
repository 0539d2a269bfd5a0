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
  ["/decide/abc", true, "/decide/…"],
  ["/Decide/abc.data", true, "/decide/…"],
  ["/decide", false],
  ["/bookings", false],
  ["/bookings/", false],
  ["/", false],
  ["/guides/bookings/abc", false],
  ["/%", false],
] as [string, boolean, string?][])(
  "the path %s is a secret: %s, and then no log has it",
  (pathname, secret, logged = "/bookings/…") => {
    expect(isSecretPath(pathname)).toBe(secret);
    expect(pathForLog(pathname)).toBe(secret ? logged : pathname);
  },
);
