import { expect, test } from "vitest";
import { isApi, isDesk, isForStaff } from "./areas";

test.each([
  ["/admin", true],
  ["/admin/", true],
  ["/Admin", true],
  ["/administration", false],
  ["/", false],
  ["/%61dmin/bookings/7", true],
  ["/admin/no-such-page", true],
])("%s belongs to the desk: %s", (pathname, desk) => {
  expect(isDesk(pathname)).toBe(desk);
});

test.each([
  ["/api/cars", true],
  ["/api/no-such-call", true],
  ["/API/cars", false],
  ["/apis", false],
  ["/cars/api/", false],
])("%s belongs to the API: %s", (pathname, api) => {
  expect(isApi(pathname)).toBe(api);
});

test.each([
  ["/admin/fleet", true],
  ["/decide/abc", true],
  ["/decided", false],
  ["/bookings/abc", false],
])("%s shows texts of staff: %s", (pathname, isTheirs) => {
  expect(isForStaff(pathname)).toBe(isTheirs);
});
