import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { expectsNews } from "./expects-news";

beforeEach(() => {
  const { storage: sessionStorage } = fakeBrowser();
  Object.assign(fakeBrowser().window, { sessionStorage });
  vi.stubGlobal("document", { cookie: "lng=ka; alive=1" });
});

afterEach(() => vi.unstubAllGlobals());

test("not in the browser of a reader", () => {
  window.localStorage.setItem("bookingDraft", "{}");
  expect(expectsNews()).toBe(false);
});

test.each(["live=1", "__Host-live=1", "own-bookings=1"])("with the cookie %s", (cookie) => {
  vi.stubGlobal("document", { cookie: `lng=ka; ${cookie}` });
  expect(expectsNews()).toBe(true);
});

test.each(["adminAuthenticated", "cachedBookings", "bookingQueue"])("with %s stored", (key) => {
  window.localStorage.setItem(key, "");
  expect(expectsNews()).toBe(true);
});

test("after a navigation that a reload interrupted", () => {
  window.sessionStorage.setItem("onTheWayTo", "/faq");
  expect(expectsNews()).toBe(true);
});

test("without storage the cookie decides", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {});
  expect(expectsNews()).toBe(false);
  vi.stubGlobal("document", { cookie: "live=1" });
  expect(expectsNews()).toBe(true);
});
