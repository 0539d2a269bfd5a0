import { expect, test } from "vitest";
import { deskAddress, deskAfterSignIn, gateAddress } from "./desk-address";

const SITE = "https://site.example";

test.each([
  ["/admin", "/admin?tab=bookings"],
  ["/admin.data?tab=bookings&_routes=routes%2Fadmin", "/admin?tab=bookings"],
  ["/admin?tab=analytics&days=30", "/admin?tab=bookings"],
  ["/admin?q=a%26b&status=x&before=7", "/admin?tab=bookings&q=a%26b&before=7"],
  ["/admin?before=seven&lng=ka", "/admin?tab=bookings&lng=ka"],
  ["/admin/bookings/7", "/admin/bookings/7"],
  ["/admin/bookings/7.data?lng=ka", "/admin/bookings/7?lng=ka"],
  ["/admin/today.data?lng=ka", "/admin/today?lng=ka"],
  ["/admin/bookings//evil.example", "/admin?tab=bookings"],
  ["//evil.example/admin/bookings/7", "/admin?tab=bookings"],
])("a form at %s redirects to %s", (address, expected) => {
  expect(deskAddress(SITE + address)).toBe(expected);
});

test.each([
  ["/admin", "/admin"],
  ["/admin?lng=ka", "/admin?lng=ka"],
  ["/admin?tab=analytics", "/admin"],
  ["/admin.data?_routes=routes%2Fadmin", "/admin"],
  ["/admin?account=other", "/admin"],
  ["/admin/bookings/7", "/admin/bookings/7"],
  ["/admin/bookings/7?account=other&lng=ka", "/admin/bookings/7?lng=ka"],
  ["/admin/today", "/admin/today"],
  ["/admin?tab=bookings&q=x", "/admin?tab=bookings&q=x"],
  [gateAddress("/admin/settings"), "/admin/settings"],
  [gateAddress("/admin/account"), "/admin/account"],
  [gateAddress("/admin/bookings/7"), "/admin/bookings/7"],
  [gateAddress("/admin/bookings.csv"), "/admin"],
  [gateAddress("/admin/nothing"), "/admin"],
  [gateAddress("//evil.example/admin/settings"), "/admin"],
  [gateAddress("https://evil.example/admin/settings"), "/admin"],
])("a sign-in at %s redirects to %s", (address, expected) => {
  expect(deskAfterSignIn(SITE + address)).toBe(expected);
});
