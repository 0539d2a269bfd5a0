import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { isDeskReread } from "./revalidation";

function reread(from: string, to = from, formMethod?: "POST") {
  const url = (path: string) => new URL(path, "http://localhost");
  const change = { currentUrl: url(from), nextUrl: url(to), formMethod };
  return isDeskReread(change as ShouldRevalidateFunctionArgs);
}

test.each(["/admin", "/admin?tab=bookings&q=x", "/admin/bookings/7"])(
  "%s reads only its own data again",
  (path) => {
    expect(reread(path)).toBe(true);
  },
);

test.each(["/", "/admin/account", "/admin/settings", "/administration", "/bookings/7"])(
  "%s reads everything again",
  (path) => {
    expect(reread(path)).toBe(false);
  },
);

test("so does another address, and a form", () => {
  expect(reread("/admin", "/admin?tab=bookings")).toBe(false);
  expect(reread("/admin", "/admin", "POST")).toBe(false);
});
