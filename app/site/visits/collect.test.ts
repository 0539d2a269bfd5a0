import { describe, expect, test } from "vitest";
import { isDocument, pageViewBody } from "~/site/visits/collect.server";
import { countedPage, countryOf, deviceOf, readPageView } from "./page-view.server";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const ACCEPT = { Accept: "text/html,application/xhtml+xml" };

test.each([
  ["a navigation", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" }, true],
  ["a navigation of an old browser", {}, true],
  [
    "a navigation through the service worker, without a destination",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "navigate" },
    true,
  ],
  [
    "a prefetch of the service worker",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors", Purpose: "prefetch" },
    false,
  ],
  ["a prefetch of an old browser", { Purpose: "prefetch" }, false],
  ["a script's request", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" }, false],
  ["a prefetched document", { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch" }, false],
  ["a frame", { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Mode": "navigate" }, false],
])("%s counts or not", (_, headers, counts) => {
  const request = { method: "GET", headers: new Headers({ ...ACCEPT, ...headers }) };
  const response = (status: number, sent = {}) => ({ status, headers: new Headers(sent) });
  expect(isDocument(request, response(200, HTML))).toBe(counts);
  expect(isDocument(request, response(304))).toBe(counts);
});

test.each([
  ["GET", 404, HTML, true],
  ["GET", 500, HTML, false],
  ["GET", 302, {}, false],
  ["GET", 200, { "Content-Type": "application/json" }, false],
  ["POST", 200, HTML, false],
  ["HEAD", 200, HTML, false],
] as const)("%s with %d and %o counts: %s", (method, status, sent, counts) => {
  const request = { method, headers: new Headers(ACCEPT) };
  expect(isDocument(request, { status, headers: new Headers(sent) })).toBe(counts);
});

test.each([
  ["/", "home"],
  ["/all-cars", "allCars"],
  ["/all-cars/", "allCars"],
  ["/All-Cars?type=suv", "allCars"],
  ["/cars/1", "carDetails"],
  ["/cars/abc", "carDetails"],
  ["/blog?guide=svaneti", "blog"],
  ["/guides/georgian-mountain-roads-tips", "guide"],
  ["/tbilisi#top", "tbilisi"],
  ["/bookings/a-secret-token", "ownBooking"],
  ["/bookings/a-secret-token/voucher", "ownBooking"],
  ["/?booked=a-secret-token", "home"],
  ["/nothing-here", "other"],
  ["/cars/1/2", "other"],
  ["//evil.example/", "other"],
  ["/decide/a-secret-token", null],
  ["/administration", "other"],
  ["/admin", null],
  ["/Admin/?tab=bookings", null],
  ["/api/cars", null],
])("the page of %s is %s", (path, page) => {
  expect(countedPage(path)).toBe(page);
});

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0";

test.each([
  [IPHONE, null, "mobile"],
  [`${ANDROID} Mobile Safari/537.36`, null, "mobile"],
  [`${ANDROID} Safari/537.36`, null, "tablet"],
  [`${ANDROID} Safari/537.36`, "?1", "mobile"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148", null, "tablet"],
  ["Mozilla/5.0 (Linux; Android 13; SM-X900 Tablet) Mobile", "?0", "tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0", "?0", "desktop"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", null, "desktop"],
  ["", null, "desktop"],
])("%s with the hint %s is a %s", (userAgent, hint, device) => {
  expect(deviceOf(userAgent, hint)).toBe(device);
});

test.each([
  ["GE", "de-AT", "GE"],
  ["ge", null, "GE"],
  ["XX", "de-AT", "AT"],
  ["T1", "de-AT", "AT"],
  [null, "de-AT,de;q=0.9,en-US;q=0.8", "AT"],
  [null, "de, en-GB;q=0.7", "GB"],
  [null, "zh-Hant-TW", "TW"],
  [null, "ka", "ZZ"],
  [null, "es-419", "ZZ"],
  [null, "en-QQ", "ZZ"],
  [null, "*", "ZZ"],
  [null, "en-EU", "ZZ"],
  [null, null, "ZZ"],
])("the proxy's %s and the languages %s mean %s", (proxy, languages, country) => {
  expect(countryOf(proxy, languages)).toBe(country);
});

const CHROME = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";

/** Reads a page view with a country header, behind a number of proxies. */
function read({ proxies = 0, path = "/", userAgent = CHROME }) {
  const headers = new Headers({ "CF-IPCountry": "GE" });
  return readPageView({ headers, address: "::1", proxies }, path, userAgent);
}

test("the country header counts only behind a trusted proxy", () => {
  expect(read({ proxies: 0 })?.country).toBe("ZZ");
  expect(read({ proxies: 1 })?.country).toBe("GE");
});

test("robots, the desk and clients without a user agent don't count", () => {
  expect(read({})).not.toBeNull();
  expect(read({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toBeNull();
  expect(read({ userAgent: "" })).toBeNull();
  expect(read({ path: "/admin?tab=bookings" })).toBeNull();
});

test("a long user agent is truncated", () => {
  expect(read({ userAgent: CHROME.padEnd(1_000, "x") })?.userAgent).toHaveLength(500);
});

describe("the body of a visit", () => {
  const visit = { page: "/", userAgent: CHROME, timestamp: "2030-05-01T08:12:30Z" };
  const errorsOf = (changes: object) =>
    pageViewBody.safeParse({ ...visit, ...changes }).error?.issues.map(({ message }) => message);

  test.each([{}, { timestamp: 1_900_000_000_000 }, { page: "/cars/1?lng=ka" }])(
    "may have %j",
    (changes) => {
      expect(errorsOf(changes)).toBeUndefined();
    },
  );

  test.each([
    ["no page", { page: undefined }, "page must be a path"],
    ["a page of another site", { page: "https://a.example/" }, "page must be a path"],
    ["a page without end", { page: `/${"a".repeat(2_000)}` }, "page must be a path"],
    ["a page that is a number", { page: 1 }, "page must be a path"],
    ["no user agent", { userAgent: " " }, "userAgent must be"],
    ["no time", { timestamp: undefined }, "timestamp must be"],
    ["a time that is none", { timestamp: "yesterday" }, "timestamp must be"],
    ["a day that is none", { timestamp: "2026-13-01T00:00:00Z" }, "timestamp must be"],
  ])("may not have %s", (_, changes, error) => {
    expect(errorsOf(changes)).toEqual([expect.stringContaining(error)]);
  });
});
