import { describe, expect, test } from "vitest";
import { classifyRequest } from "./classify-request";

const ORIGIN = "https://mgzavri.example";

function classify(address: string, changes: { method?: string; mode?: string } = {}) {
  const url = new URL(address, ORIGIN).href;
  return classifyRequest({ url, method: "GET", mode: "cors", ...changes }, ORIGIN);
}

const navigation = (address: string) => classify(address, { mode: "navigate" });

describe("a navigation", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=letter&lng=ka", "/?lng=ka"],
    ["/all-cars?x=1&passengers=2&type=suv", "/all-cars?type=suv&passengers=2"],
    ["/cars/7", "/cars/7"],
    ["/guides/do-you-need-4x4-georgia", "/guides/do-you-need-4x4-georgia"],
  ])("to %s has the key %s", (address, key) => {
    expect(navigation(address)).toEqual({ kind: "page", key });
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

  test.each(["/api/cars", "/sw.js", "/bookings/TOKEN/calendar.ics", "/sitemap.xml", "/ws"])(
    "to %s is not handled",
    (address) => {
      expect(navigation(address)).toBeNull();
    },
  );
});

describe("a request of a page", () => {
  test.each([
    ["/_.data", { kind: "data", key: "/_.data", address: "/" }],
    [
      "/all-cars.data?gclid=x&type=suv&_routes=routes%2Fall-cars",
      {
        kind: "data",
        key: "/all-cars.data?type=suv&_routes=routes%2Fall-cars",
        address: "/all-cars?type=suv",
      },
    ],
    [
      "/cars/7.data?lng=ka",
      { kind: "data", key: "/cars/7.data?lng=ka", address: "/cars/7?lng=ka" },
    ],
    ["/assets/root-abc.js", { kind: "asset", key: "/assets/root-abc.js" }],
    [
      "/pictures/cars/mazda-3-2017/front.svg",
      {
        kind: "picture",
        key: "/pictures/cars/mazda-3-2017/front.svg",
      },
    ],
    ["/favicon.svg", { kind: "picture", key: "/favicon.svg" }],
  ])("for %s has its kind and key", (address, expected) => {
    expect(classify(address)).toEqual(expected);
  });

  test.each([
    "/_.data?booked=TOKEN",
    "/bookings/TOKEN.data",
    "/admin.data",
    "/ga-test.data",
    "/api/bookings",
    "/ws",
    "/sw.js",
    "/healthz",
    "https://elsewhere.example/pictures/a.svg",
  ])("for %s is not handled", (address) => {
    expect(classify(address)).toBeNull();
  });

  test("with a method other than GET is not handled", () => {
    expect(classify("/", { method: "POST", mode: "navigate" })).toBeNull();
    expect(classify("/language", { method: "POST" })).toBeNull();
    expect(classify("/_.data", { method: "POST" })).toBeNull();
  });
});
