import { expect, test } from "vitest";
import { withoutBrokenEscapes } from "./malformed-request.server";

test.each([
  ["/", "/"],
  ["/guides/%E1%83%90?x=%ff", "/guides/%E1%83%90?x=%ff"],
  ["/bookings/abc%", "/bookings/%EF%BF%BD"],
  ["/bookings/abc/%ff?a=/%", "/bookings/abc/%EF%BF%BD?a=/%"],
  ["/%E0%A4%A/x", "/%EF%BF%BD/x"],
  ["//x%2Fy", "//x%2Fy"],
])("the path of %s is decodable as %s", (url, expected) => {
  expect(withoutBrokenEscapes(url)).toBe(expected);
});
