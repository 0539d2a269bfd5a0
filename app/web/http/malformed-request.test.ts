import { describe, expect, test } from "vitest";
import { problemOf, readableUrl } from "./malformed-request.server";

test.each([
  ["/", "/"],
  ["/guides/%E1%83%90?x=%ff", "/guides/%E1%83%90?x=%ff"],
  ["/bookings/abc%", "/bookings/%EF%BF%BD"],
  ["/bookings/abc/%ff?a=/%", "/bookings/abc/%EF%BF%BD?a=/%"],
  ["/%E0%A4%A/x", "/%EF%BF%BD/x"],
  ["//x%2Fy", "//x%2Fy"],
  ["/admin/fleet?q=a%00b&q=%00", "/admin/fleet?q=a%EF%BF%BDb&q=%EF%BF%BD"],
  ["/%00?q=%%0000", "/%00?q=%%EF%BF%BD00"],
  ["/?%00=?%00", "/?%EF%BF%BD=?%EF%BF%BD"],
])("%s is readable as %s", (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});

describe("a request is refused", () => {
  const problem = (
    url: string,
    { host, origin, method = "GET", publicUrl = null }: Record<string, string | null> = {},
  ) => {
    const headers = { ...(host != null && { host }), ...(origin != null && { origin }) };
    return problemOf({ method: method ?? "GET", url, headers }, publicUrl ?? null);
  };

  test.each([
    ["home", "/", null],
    ["2,000 characters", `/${"a".repeat(1_999)}`, null],
    ["one more", `/${"a".repeat(2_000)}`, 414],
    ["slashes", `/a${"/".repeat(15_000)}x`, 414],
    ["backslashes", `/a${"\\".repeat(15_000)}x`, 414],
    ["encoded slashes", `/a${"%2f".repeat(700)}x.data`, 414],
    ["a query", `/?${"a".repeat(9_998)}`, null],
    ["a longer one", `/?${"a".repeat(9_999)}`, 414],
    ["other letters", `/${"\u00e1".repeat(400)}`, 414],
    ["other letters in a query", `/?${"\u00e1".repeat(1_800)}`, 414],
    ["parameters", `/?${"&".repeat(15_000)}`, 414],
    ["nothing", "", 400],
    ["no path", "*", 400],
    ["a host", "http://elsewhere.example/", 400],
    ["a host for the router", "//%0a/x", 400],
  ])("by its address: %s", (_, url, expected) => {
    expect(problem(url, { host: "site.example" })).toBe(expected);
    expect(problem(url, { publicUrl: "https://site.example" })).toBe(expected);
  });

  test.each([
    ["localhost:3000", null],
    ["[::1]:3000", null],
    ["192.168.0.2", null],
    ["", 400],
    ["a:b@127.0.0.1", 400],
    ["@127.0.0.1", 400],
    ["a@", 400],
    ["127.0.0.1/faq", 400],
    ["127.0.0.1\\faq", 400],
    ["127.0.0.1?", 400],
    ["127.0.0.1#", 400],
    ["127.0.0.1:99999", 400],
    ["a b", 400],
    ["[::1", 400],
    ["%00", 400],
    ["1.2.3.4.5", 400],
  ])("by its host, if that counts: %s is %s", (host, expected) => {
    expect(problem("/faq", { host })).toBe(expected);
    expect(problem("/faq", { host, publicUrl: "https://site.example" })).toBeNull();
  });

  test("by the origin of a change", () => {
    expect(problem("/", { origin: "x" })).toBeNull();
    expect(problem("/", { origin: "x", method: "POST" })).toBe(400);
    expect(problem("/", { origin: "null", method: "POST" })).toBeNull();
    expect(problem("/", { method: "PROPFIND" })).toBe(405);
  });
});
