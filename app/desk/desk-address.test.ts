import { expect, test } from "vitest";
import { deskAddress, deskAfterSignIn } from "./desk-address";

const SITE = "https://site.example";

test.each([
  ["/admin", "/admin?tab=bookings"],
  ["/admin.data?tab=bookings&_routes=routes%2Fadmin", "/admin?tab=bookings"],
  ["/admin?tab=analytics&days=30", "/admin?tab=bookings"],
  ["/admin?q=a%26b&status=x&before=7", "/admin?tab=bookings&q=a%26b&before=7"],
  ["/admin?before=seven&lng=ka", "/admin?tab=bookings&lng=ka"],
  ["/admin/bookings/7", "/admin/bookings/7"],
  ["/admin/bookings/7.data?lng=ka", "/admin/bookings/7?lng=ka"],
  ["/admin/bookings//evil.example", "/admin?tab=bookings"],
  ["//evil.example/admin/bookings/7", "/admin?tab=bookings"],
])("a form at %s redirects to %s", (address, expected) => {
  expect(deskAddress(SITE + address)).toBe(expected);
});

test("a sign-in redirects to the requested booking, else to the list", () => {
  expect(deskAfterSignIn(`${SITE}/admin/bookings/7`)).toBe("/admin/bookings/7");
  expect(deskAfterSignIn(`${SITE}/admin?tab=bookings&q=x`)).toBe("/admin?tab=bookings");
});
