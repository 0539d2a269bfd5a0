import { describe, expect, test } from "vitest";
import { classifyRequest, isCacheable, type CacheableKind } from "./cacheable";

const ORIGIN = "https://mgzavri.example";

function classify(address: string, changes: { method?: string; mode?: string } = {}) {
  const url = new URL(address, ORIGIN).href;
  return classifyRequest({ url, method: "GET", mode: "cors", ...changes }, ORIGIN);
}

const navigation = (address: string) => classify(address, { mode: "navigate" });

describe("a navigation", () => {
  test.each([
    ["/", "/"],
    ["/ka?utm_source=letter", "/ka"],
    ["/?lng=en", "/"],
    ["/all-cars?x=1&passengers=2&type=suv", "/all-cars?type=suv&passengers=2"],
    ["/cars/7", "/cars/7"],
    ["/guides/do-you-need-4x4-georgia", "/guides/do-you-need-4x4-georgia"],
  ])("to %s has the key %s", (address, key) => {
    expect(navigation(address)).toEqual({ kind: "page", key });
  });

  test.each([
    ["/faq?lng=ka", "/ka/faq"],
    ["/ka/faq?lng=en", "/faq"],
    ["/?lng=ka&booked=TOKEN", "/ka?booked=TOKEN"],
  ])("to %s, an address of before 0.6, leads to %s", (address, to) => {
    expect(navigation(address)).toEqual({ kind: "led", to });
  });

  test.each([
    "/?booked=TOKEN",
    "/bookings/TOKEN",
    "/bookings/TOKEN/voucher",
    "/bookings",
    "/admin",
    "/admin?tab=bookings",
    "/ga-test",
    "/language",
    "/offline",
    "/no/such/page",
    "/all-cars?type=bus",
  ])("to %s is not cached", (address) => {
    expect(navigation(address)).toEqual({ kind: "uncached" });
  });

  test.each(["/api/cars", "/sw.js", "/bookings/TOKEN/calendar.ics", "/sitemap.xml"])(
    "to %s is not handled",
    (address) => {
      expect(navigation(address)).toBeNull();
    },
  );
});

describe("a request of a page", () => {
  test.each([
    ["/assets/root-abc.js", "asset"],
    ["/pictures/cars/mazda-3-2017/front.svg", "picture"],
    ["/favicon.svg", "picture"],
  ])("for %s has the kind %s", (address, kind) => {
    expect(classify(address)).toEqual({ kind, key: address });
  });

  test.each([
    "/_.data",
    "/all-cars.data?type=suv",
    "/bookings/TOKEN",
    "/api/bookings",
    "/sw.js",
    "/healthz",
    "https://elsewhere.example/pictures/a.svg",
  ])("for %s is not handled", (address) => {
    expect(classify(address)).toBeNull();
  });

  test("with a method other than GET is not handled", () => {
    expect(classify("/", { method: "POST", mode: "navigate" })).toBeNull();
    expect(classify("/language", { method: "POST" })).toBeNull();
  });
});

type Changes = { status?: number; type?: ResponseType; redirected?: boolean };

function response(headers: Record<string, string>, changes: Changes = {}) {
  const plain = { status: 200, type: "basic" as const, redirected: false };
  return { ...plain, ...changes, headers: new Headers(headers) };
}

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };

test.each<[CacheableKind, string]>([
  ["page", "text/html; charset=utf-8"],
  ["asset", "text/javascript"],
  ["asset", "text/css"],
  ["asset", "font/woff2"],
  ["picture", "image/svg+xml"],
])("a %s of the type %s is cacheable", (kind, type) => {
  expect(isCacheable(kind, response({ "Content-Type": type }))).toBe(true);
});

test.each<[string, ReturnType<typeof response>]>([
  ["personal", response({ ...HTML, "Cache-Control": "no-store" })],
  [
    "personal by one of several directives",
    response({ ...HTML, "Cache-Control": "private, No-Store" }),
  ],
  ["not found", response(HTML, { status: 404 })],
  ["unavailable", response(HTML, { status: 503 })],
  ["partial", response(HTML, { status: 206 })],
  ["a redirect", response(HTML, { type: "opaqueredirect", status: 0 })],
  ["from another address", response(HTML, { redirected: true })],
  ["from another site", response(HTML, { type: "cors" })],
  ["of another type", response({ "Content-Type": "application/json" })],
  ["of no type", response({})],
])("a page that is %s is not cacheable", (_, given) => {
  expect(isCacheable("page", given)).toBe(false);
});

test.each<CacheableKind>(["asset", "picture"])(
  "a page instead of a %s is not cacheable",
  (kind) => {
    expect(isCacheable(kind, response(HTML))).toBe(false);
  },
);
