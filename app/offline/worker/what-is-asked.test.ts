import { describe, expect, test } from "vitest";
import { whatIsAsked } from "./what-is-asked";

const ORIGIN = "https://mgzavri.example";

function asked(address: string, changes: { method?: string; mode?: string } = {}) {
  const url = new URL(address, ORIGIN).href;
  return whatIsAsked({ url, method: "GET", mode: "cors", ...changes }, ORIGIN);
}

const opened = (address: string) => asked(address, { mode: "navigate" });

describe("a page that is opened", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=letter&lng=ka", "/?lng=ka"],
    ["/all-cars?x=1&passengers=2&type=suv", "/all-cars?type=suv&passengers=2"],
    ["/cars/7", "/cars/7"],
    ["/guides/do-you-need-4x4-georgia", "/guides/do-you-need-4x4-georgia"],
  ])("%s is kept as %s", (address, key) => {
    expect(opened(address)).toEqual({ kind: "page", key });
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
  ])("%s is never kept", (address) => {
    expect(opened(address)).toEqual({ kind: "unkept" });
  });

  test.each(["/api/cars", "/sw.js", "/bookings/TOKEN/calendar.ics", "/sitemap.xml", "/ws"])(
    "%s is none of ours",
    (address) => {
      expect(opened(address)).toBeNull();
    },
  );
});

describe("what a page asks for", () => {
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
  ])("%s", (address, answer) => {
    expect(asked(address)).toEqual(answer);
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
  ])("%s goes straight to the server", (address) => {
    expect(asked(address)).toBeNull();
  });

  test("as does all that changes something", () => {
    expect(asked("/", { method: "POST", mode: "navigate" })).toBeNull();
    expect(asked("/language", { method: "POST" })).toBeNull();
    expect(asked("/_.data", { method: "POST" })).toBeNull();
  });
});
