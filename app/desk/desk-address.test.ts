import { expect, test } from "vitest";
import {
  deskAddress,
  deskAfterConfirmation,
  deskAfterSignIn,
  gateAddress,
  pageAddress,
} from "./desk-address";

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
  ["/admin", "/admin/today"],
  ["/admin?lng=ka", "/admin/today?lng=ka"],
  ["/admin?tab=analytics", "/admin?tab=analytics"],
  [gateAddress("/admin"), "/admin"],
  ["/admin/today?list=late&page=2&x=1", "/admin/today?list=late&page=2&x=1"],
  ["/admin.data?_routes=routes%2Fadmin", "/admin/today"],
  ["/admin?account=other", "/admin/today"],
  ["/admin/bookings/7", "/admin/bookings/7"],
  ["/admin/bookings/7?account=other&lng=ka", "/admin/bookings/7?lng=ka"],
  [
    "/admin/bookings/7?returnDate=2030-06-18&lng=ka",
    "/admin/bookings/7?returnDate=2030-06-18&lng=ka",
  ],
  ["/admin/calendar.data?from=2030-06-10&_routes=x", "/admin/calendar?from=2030-06-10"],
  ["/admin/today", "/admin/today"],
  ["/admin?tab=bookings&q=x", "/admin?tab=bookings&q=x"],
  [gateAddress("/admin/settings"), "/admin/settings"],
  [gateAddress("/admin/account"), "/admin/account"],
  [gateAddress("/admin/bookings/7"), "/admin/bookings/7"],
  [gateAddress("/admin/bookings.csv"), "/admin/today"],
  [gateAddress("/admin/nothing"), "/admin/today"],
  [
    gateAddress("/admin/bookings/new?vehicle=1&from=2030-06-10"),
    "/admin/bookings/new?vehicle=1&from=2030-06-10",
  ],
  [`${gateAddress("/admin/fleet?q=a%26b&done=x")}&lng=ka`, "/admin/fleet?q=a%26b&done=x&lng=ka"],
  [gateAddress("/admin/fleet?q=%0d%0aSet-Cookie"), "/admin/fleet?q=%0D%0ASet-Cookie"],
  [gateAddress("/admin/bookings.csv?q=x"), "/admin/today"],
  [gateAddress("/admin/settings#x"), "/admin/today"],
  [gateAddress("/admin\\@evil.example"), "/admin/today"],
  [gateAddress("?next=/admin/settings"), "/admin/today"],
  [gateAddress("//evil.example?/admin/settings"), "/admin/today"],
  [gateAddress("javascript:alert(1)//?/admin/settings"), "/admin/today"],
  [gateAddress("//evil.example/admin/settings"), "/admin/today"],
  [gateAddress("https://evil.example/admin/settings"), "/admin/today"],
])("a sign-in at %s redirects to %s", (address, expected) => {
  expect(deskAfterSignIn(SITE + address, "owner")).toBe(expected);
});

test.each([
  ["/admin/account", "/admin/account"],
  ["/admin/bookings.csv?q=a%26b", "/admin/bookings.csv?q=a%26b"],
  ["/admin/account?x=\r\nSet-Cookie: a=b", "/admin/account?x=%0D%0ASet-Cookie%3A+a%3Db"],
  [
    "/admin/account?x=მგზავრი#ა",
    "/admin/account?x=%E1%83%9B%E1%83%92%E1%83%96%E1%83%90%E1%83%95%E1%83%A0%E1%83%98%23%E1%83%90",
  ],
  [`/admin/account?x=${"ა".repeat(300)}`, "/admin/account"],
  ["/admin/accountა", "/admin/account"],
  ["/admin/nothing?x=1", "/admin/account"],
  ["//evil.example/admin/account", "/admin/account"],
  ["", "/admin/account"],
])("a confirmation for %j redirects to %s", (next, expected) => {
  const address = `${SITE}/admin/confirm?${new URLSearchParams({ next })}`;
  expect(deskAfterConfirmation(address)).toBe(expected);
});

test.each([
  ["/admin", "/admin/today"],
  ["/admin?tab=bookings&lng=ka", "/admin/today?lng=ka"],
  [gateAddress("/admin/settings"), "/admin/today"],
  [gateAddress("/admin/bookings/7"), "/admin/bookings/7"],
])("a sign-in of a driver at %s redirects to %s", (address, expected) => {
  expect(deskAfterSignIn(SITE + address, "driver")).toBe(expected);
});

test.each([
  ["/admin/fleet", "/admin/fleet"],
  [
    "/admin/bookings/new?vehicle=1&from=2030-06-10",
    "/admin/bookings/new?vehicle=1&from=2030-06-10",
  ],
  ["/admin/fleet.data?q=a%26b&lng=ka&_routes=routes%2Fdesk", "/admin/fleet?q=a%26b"],
  [`/admin/fleet?q=${"a".repeat(2_000)}`, "/admin/fleet"],
])("the page of a request for %s is %s", (address, expected) => {
  expect(pageAddress(new URL(SITE + address))).toBe(expected);
});
