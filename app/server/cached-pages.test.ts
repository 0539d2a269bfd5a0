import { expect, test } from "vitest";
import { LANGUAGES } from "~/web/i18n/languages";
import { cachedPages, createPlans, planRefused } from "./cached-pages.server";

const all = () => LANGUAGES;
const planOf = createPlans(all).plan;

function plan(path: string, headers: Record<string, string> = {}, method = "GET") {
  return planOf(new Request(`https://mgzavri.example${path}`, { headers, method }));
}

test("the rendered request has only the headers that the page depends on", async () => {
  const planned = await plan("/all-cars?x=1&type=suv", {
    Host: "evil.example",
    Cookie: "lng=ka; _ga=GA1.1.1; __Host-analytics=on; __Host-bookings=x; name=Nino",
    "Accept-Encoding": "gzip, deflate, br;q=0.9",
    "Accept-Language": "en",
    "User-Agent": "a browser",
    "X-Forwarded-For": "10.0.0.1",
    "Sec-GPC": "1",
  });
  expect(planned?.request().url).toBe("http://localhost/all-cars?type=suv");
  expect(Object.fromEntries(planned!.request().headers)).toEqual({
    cookie: "analytics=on",
    "accept-encoding": "br",
    "sec-gpc": "1",
  });
});

test("requests for the same page have the same key, and no others", async () => {
  const keys = async (requests: [string, Record<string, string>][]) =>
    new Set(
      await Promise.all(requests.map(async ([path, headers]) => (await plan(path, headers))?.key)),
    );
  const same: [string, Record<string, string>][] = [
    ["/", {}],
    ["/?utm_source=x", { "User-Agent": "a browser" }],
    ["/?a=1&b=2", { Cookie: "_ga=1", Accept: "text/html,application/xml;q=0.9" }],
    ["/", { "Accept-Language": "ru", "Accept-Encoding": "deflate" }],
    ["/?lng=en", { "Accept-Language": "ka" }],
    ["/", { "Accept-Language": "ka", "Sec-Fetch-Site": "same-origin" }],
    ["/", { Cookie: "lng=ka", Referer: "https://mgzavri.example/faq" }],
    ["/", { "Sec-GPC": "0", Cookie: "analytics=off" }],
    ["/", { Cookie: "__Host-bookings=AAAAAAAAAAAAAAAAAAAAAA" }],
    // On https, cookies without the prefix are ignored.
    ["/", { Cookie: "session=x; flash=x; analytics=on" }],
  ];
  expect((await keys(same)).size).toBe(1);
  const different: [string, Record<string, string>][] = [
    ["/", {}],
    ["/ka", {}],
    ["/?type=suv", {}],
    ["/all-cars", {}],
    ["/ka/all-cars", {}],
    ["/api/cars", {}],
    ["/api/cars", { "Accept-Language": "ka" }],
    ["/", { "Accept-Encoding": "br" }],
    ["/", { "Accept-Encoding": "gzip" }],
    ["/", { "Sec-GPC": "1" }],
    ["/", { Cookie: "__Host-analytics=on" }],
  ];
  expect((await keys(different)).size).toBe(different.length);
});

test.each([
  ["method POST", "POST", {}],
  ["a session", "GET", { Cookie: "__Host-session=x" }],
  ["a flash message", "GET", { Cookie: "__Host-flash=x" }],
  ["other credentials", "GET", { Authorization: "Basic x" }],
  ["an Accept header without HTML", "GET", { Accept: "application/json" }],
  ["another language", "GET", { "Accept-Language": "ka" }],
  ["another saved language", "GET", { Cookie: "__Host-lng=ka" }],
])("does not cache a request with %s", async (_, method, headers) => {
  expect(await plan("/", headers as Record<string, string>, method)).toBeNull();
});

test.each([
  ["/", null],
  ["/?from=2030-06-10", null],
  ["/?from=&to=", null],
  ["/?to=2030-06-12&from=2030-06-10", "fleet"],
  ["/all-cars?from=2030-06-10&to=2030-06-12&type=suv", "fleet"],
  ["/all-cars?pickupDate=2030-06-10&returnDate=2030-06-12", "fleet"],
  ["/cars/7", "7"],
  ["/cars/7?from=2030-06-10&to=2030-06-12", "7"],
  ["/faq", null],
])("the page %s must show the current availability of %j", async (path, live) => {
  expect((await plan(path))?.live).toBe(live);
});

test.each([
  ["/api/cars", "/api/cars", false],
  ["/api/cars?lng=ka&x=1", "/api/cars?lng=ka", false],
  ["/api/cars/7", "/api/cars/7", false],
  ["/faq", null, true],
])("a program may read %s from the cache as %j", (path, address, mayBeStale) => {
  const planned = plan(path, { Accept: "application/json" });
  expect(planned?.key.split("\n")[0] ?? null).toBe(address);
  expect(plan(path)?.mayBeStale).toBe(mayBeStale);
});

test("all unknown addresses get the page of one, in their language", () => {
  const addressOf = (path: string) => plan(path)?.request().url;
  expect(addressOf("/moscow?x=1")).toBe("http://localhost/unknown");
  expect(addressOf("/ka/wp-content/x.php")).toBe("http://localhost/ka/unknown/address");
  expect(addressOf("/moscow?lng=ka")).toBeUndefined();
  expect([plan("/moscow")?.status, plan("/faq")?.status]).toEqual([404, 200]);
});

test.each([
  ["/cars/98123?from=2030-06-10", 98123, "/cars/0"],
  ["/ka/cars/98123?x=1", 98123, "/ka/cars/0"],
  ["/api/cars/98123?lng=ka", 98123, "/api/cars/0?lng=ka"],
  ["/api/cars/98123", 98123, "/api/cars/0"],
  ["/cars/0", null, null],
  ["/cars/1x", null, null],
  ["/faq", null, "/faq"],
])("%s is the car %s, and if that is missing, answered as %s", (path, car, address) => {
  const plans = createPlans(all);
  const request = new Request(`https://mgzavri.example${path}`);
  expect(plans.carOf(request)).toBe(car);
  const planned = plans.planMissingCar(request);
  if (car === null) return;
  expect(planned?.request().url).toBe(`http://localhost${address}`);
  expect(planned).toMatchObject({ live: null, status: 404 });
});

test("the page of a car waits for no database that hangs", async () => {
  const publicFleet = {
    current: () => new Promise<never>(() => {}),
    all: async () => ({ value: { cars: [{ id: 7 }] }, isCurrent: false }),
  };
  const site = {
    publicFleet,
    contentVersion: { current: () => null },
    presentation: { current: () => ({ languages: LANGUAGES }) },
  } as unknown as Parameters<typeof cachedPages>[0];
  const pages = cachedPages(site);
  const pathOf = async (path: string) => {
    const request = new Request(`https://mgzavri.example${path}`);
    return new URL((await pages.resolve!(pages.plan(request)!, request)).request().url).pathname;
  };
  expect([await pathOf("/cars/7"), await pathOf("/cars/8")]).toEqual(["/cars/7", "/cars/0"]);
});

test.each([
  ["/", true],
  ["/ka/faq?utm_source=x", true],
  ["/cars/7", true],
  ["/moscow?x=1", true],
  ["/all-cars?type=suv", false],
  ["/?vehicle=anything", false],
  ["/cars/7?month=2030-06", false],
])("whether so many visitors ask for %s: %s", (path, isFrequent) => {
  expect(plan(path)?.isFrequent).toBe(isFrequent);
});

test("refused requests get one page for each language, encoding and wait", () => {
  const refused = { minutes: 1, isForm: false };
  const keyOf = (path: string, headers: Record<string, string> = {}, more = {}) => {
    const request = new Request(`https://mgzavri.example${path}`, { headers });
    return planRefused(request, { ...refused, ...more }, LANGUAGES).key;
  };
  const same = [
    keyOf("/?from=2030-06-10"),
    keyOf("/admin?x=1", { Cookie: "session=x; bookings=y", Accept: "x" }),
    keyOf("/cars/1", { Authorization: "x", "X-Forwarded-For": "192.0.2.1" }),
  ];
  expect(new Set(same).size).toBe(1);
  const different = [
    keyOf("/"),
    keyOf("/ka"),
    keyOf("/", { "Accept-Encoding": "br" }),
    keyOf("/", {}, { minutes: 2 }),
    keyOf("/", {}, { isForm: true }),
  ];
  expect(new Set(different).size).toBe(different.length);
});

test.each(["/api/cars/0", "/api/cars/x", "/api/availability?car=1", "/api/openapi.json"])(
  "does not cache the call %s",
  (path) => {
    expect(plan(path)).toBeNull();
  },
);

test("caches between server and browser may store what everybody gets at an address", () => {
  const isShared = (path: string, headers = {}) => plan(path, headers)?.isShared;
  expect([isShared("/faq"), isShared("/ka"), isShared("/ka/faq", { Cookie: "lng=en" })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isShared("/"), isShared("/?lng=en"), isShared("/api/cars")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a language that the company does not offer has no pages", () => {
  const plans = createPlans(() => ["en"]);
  const request = (path: string) =>
    new Request(`https://mgzavri.example${path}`, { headers: { "Accept-Language": "ka" } });
  expect(plans.plan(request("/ka/faq"))).toMatchObject({ status: 404 });
  expect(plans.plan(request("/ka/faq"))?.request().url).toBe("http://localhost/unknown/address");
  expect(plans.plan(request("/"))?.request().url).toBe("http://localhost/");
  expect(plans.plan(request("/api/cars"))?.request().headers.get("Cookie")).toBe("lng=en");
});
