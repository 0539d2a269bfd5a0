import { expect, test } from "vitest";
import { answerForgetForm, hasForgotten } from "./forget-action.server";

const TOKEN = "abcdefghijklmnopqrstuv";
const requestOf = (path: string, cookie = "") =>
  new Request(`http://localhost${path}`, { headers: cookie ? { Cookie: cookie } : {} });

test.each([
  ["en", "/bookings?done=forgotten"],
  ["ka", "/ka/bookings?done=forgotten"],
] as const)("the form in %s leads to %s, and clears what the browser stored", (lang, location) => {
  const { status, headers } = answerForgetForm(requestOf("/bookings", `bookings=${TOKEN}`), lang);
  expect([status, headers.get("Location")]).toEqual([303, location]);
  expect(headers.get("Clear-Site-Data")).toBe('"storage"');
  expect(headers.get("Cache-Control")).toMatch(/no-store/);
  expect(headers.getSetCookie().join("\n")).toMatch(/^bookings=;.*Max-Age=0/m);
});

test.each([
  ["/bookings?done=forgotten", "", true],
  ["/bookings?done=forgotten", `bookings=${TOKEN}`, false],
  ["/bookings?done=sent", "", false],
  ["/bookings", "", false],
])("%s with the cookies %j comes after it: %s", (path, cookie, expected) => {
  expect(hasForgotten(requestOf(path, cookie))).toBe(expected);
});
