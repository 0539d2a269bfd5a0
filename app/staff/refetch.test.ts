import { expect, test } from "vitest";
import { isRefetch } from "./session.server";

const SITE = "https://mgzavri.example";

test.each([
  ["/admin/today.data?_routes=a", "/admin/today", "GET", true],
  ["/admin.data?tab=bookings&_routes=a", "/admin?tab=bookings", "GET", true],
  ["/admin.data?tab=bookings", "/admin/today", "GET", false],
  ["/admin.data?tab=bookings", "/admin?tab=analytics", "GET", false],
  ["/admin/today.data", "/admin/today", "POST", false],
  ["/admin/today", "/admin/today", "GET", false],
  ["/admin/today.data", null, "GET", false],
])("%s from %s by %s is a refetch: %s", (path, from, method, expected) => {
  const headers = new Headers(from ? { Referer: SITE + from } : {});
  expect(isRefetch({ url: SITE + path, method, headers })).toBe(expected);
});
