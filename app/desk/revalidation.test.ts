import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { isDeskRefresh } from "./revalidation";

function isRefresh(from: string, to = from, formMethod?: "POST") {
  const url = (path: string) => new URL(path, "http://localhost");
  const change = { currentUrl: url(from), nextUrl: url(to), formMethod };
  return isDeskRefresh(change as ShouldRevalidateFunctionArgs);
}

test.each(["/admin", "/admin/today", "/admin?tab=bookings&q=x", "/admin/bookings/7"])(
  "%s revalidates only its own data",
  (path) => {
    expect(isRefresh(path)).toBe(true);
  },
);

test.each(["/", "/admin/account", "/admin/settings", "/administration", "/bookings/7"])(
  "%s revalidates everything",
  (path) => {
    expect(isRefresh(path)).toBe(false);
  },
);

test("so does a navigation or a form", () => {
  expect(isRefresh("/admin", "/admin?tab=bookings")).toBe(false);
  expect(isRefresh("/admin", "/admin", "POST")).toBe(false);
});
