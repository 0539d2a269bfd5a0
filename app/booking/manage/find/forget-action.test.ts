import { expect, test } from "vitest";
import { answerForgetForm, hasForgotten } from "./forget-action.server";

const TOKEN = "abcdefghijklmnopqrstuv";
const requestOf = (path: string, cookie = "") =>
  new Request(`http://localhost${path}`, { headers: cookie ? { Cookie: cookie } : {} });

test.each([
  ["/bookings", "/bookings?done=forgotten"],
  ["/bookings?lng=ka", "/bookings?done=forgotten&lng=ka"],
])("the form of %s leads to %s, and clears what the browser stored", (path, location) => {
  const { status, headers } = answerForgetForm(requestOf(path, `bookings=${TOKEN}`));
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
