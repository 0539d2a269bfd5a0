import { describe, expect, test } from "vitest";
import { cacheableAddress, noVarySearch, ownSearch } from "./cacheable-address";

const keyOf = (address: string) => cacheableAddress(new URL(address, "http://localhost"));

test.each([
  ["/", "/"],
  ["/?utm_source=x&gclid=1&x=%00", "/"],
  ["/ka/all-cars?passengers=2&fbclid=x&type=suv", "/ka/all-cars?type=suv&passengers=2"],
  ["/ka?type=suv", "/ka?type=suv"],
  ["/ka/cars/7", "/ka/cars/7"],
  ["/?lng=en", "/"],
  ["/?lng=ru&lng=ka", "/"],
  ["/?vehicle=Toyota+RAV4", "/?vehicle=Toyota+RAV4"],
  ["/?vehicle=Toyota%20RAV4#booking", "/?vehicle=Toyota+RAV4"],
  ["/blog?guide=kazbegi&guide2=x", "/blog?guide=kazbegi"],
  ["/cars/7?type=suv", "/cars/7"],
  ["/cars/7?to=2030-06-15&from=2030-06-10", "/cars/7?from=2030-06-10&to=2030-06-15"],
  ["/all-cars?from=2030-06-10&to=2030-06-15", "/all-cars?from=2030-06-10&to=2030-06-15"],
  ["/?from=&to=&type=suv", "/?type=suv&from=&to="],
  ["/?pickup=", "/?pickup="],
  ["/all-cars?max=60&seats=7&drive=4x4&utm=x", "/all-cars?drive=4x4&seats=7&max=60"],
  ["/?sort=-price&fuel=&bags=&max=", "/?fuel=&sort=-price&bags=&max="],
  [
    "/?returnDate=2030-06-15&returnTime=10:00&pickupDate=2030-06-10&pickupTime=",
    "/?pickupDate=2030-06-10&pickupTime=&returnDate=2030-06-15&returnTime=10%3A00",
  ],
  ["/?from=2030-10-01&to=2030-12-30", "/?from=2030-10-01&to=2030-12-30"],
  ["/?from=2030-11-09&to=2030-11-31", "/?from=2030-11-09&to=2030-11-31"],
  ["/?pickup=Tbilisi+Airport&from=&to=", "/?from=&to=&pickup=Tbilisi+Airport"],
  ["/zoom-examples?mode=hover-zoom", "/zoom-examples?mode=hover-zoom"],
  ["/guides/tbilisi-airport-car-rental-guide", "/guides/tbilisi-airport-car-rental-guide"],
])("%s has the key %s", (address, as) => {
  expect(keyOf(address)).toBe(as);
});

test.each([
  "/?booked=ABC",
  "/?booked",
  "/?type=bus",
  "/?drive=2wd",
  "/all-cars?seats=21",
  "/all-cars?max=060",
  "/all-cars?sort=name",
  "/all-cars?pickupTime=24:00",
  "/?from=10.6.2030&to=15.6.2030",
  `/?pickup=${"x".repeat(61)}`,
  "/all-cars?from=2030-13-10",
  "/all-cars?from=2030-00-10",
  "/all-cars?to=2030-12-32",
  "/all-cars?to=2030-12-00",
  "/cars/1?from=2030-06-10&to=2030-06-15%0A",
  "/cars/1?from=2030-06-10&from=2030-06-11",
  "/?type=suv&type=sedan",
  "/?lng=ka",
  "/faq?lng=en",
  "/ka/faq?lng=ka",
  "/en/faq",
  "/xx/faq",
  "/KA",
  "/ka/ka",
  "/ka//faq",
  "/ka/admin",
  `/?vehicle=${"x".repeat(101)}`,
  "/blog?guide=%3Cb%3E",
  "/zoom-examples?mode=x",
  "/cars/01",
  "/cars/99999999999",
  "/cars/1.data",
  "/_root.data",
  "/admin",
  "/api/cars",
  "/healthz",
  "/language",
  "/no/such/page",
  "/all-cars/",
])("%s is not cacheable", (address) => {
  expect(keyOf(address)).toBeNull();
});

test("ignores a thousand unknown parameters", () => {
  const query = Array.from({ length: 1_000 }, (_, index) => `p${index}=${index}`).join("&");
  expect(keyOf(`/all-cars?${query}&type=suv`)).toBe("/all-cars?type=suv");
});

describe("the known parameters of a query", () => {
  test("drops unknown parameters and has one order", () => {
    expect(ownSearch("/ka", "?x=1&lng=ka&type=suv&<b>=2")).toBe("?type=suv");
    expect(ownSearch("/", "?x=1")).toBe("");
    expect(ownSearch("/", "")).toBe("");
  });

  test("contains a booking's token, which is needed to return to it", () => {
    expect(ownSearch("/", "?booked=ABC&x=1")).toBe("?booked=ABC");
  });

  test("is the whole query of other pages", () => {
    expect(ownSearch("/admin", "?tab=bookings&x=1")).toBe("?tab=bookings&x=1");
  });
});

test.each([
  ["/faq", /^key-order, params, except=\("lng"\)$/],
  ["/ka/faq", /^key-order, params, except=\("lng"\)$/],
  ["/all-cars", /^key-order, params, except=\((?=.*"type")(?=.*"from")(?=.*"lng").*\)$/],
])("caches know which parameters change %s", (path, expected) => {
  expect(noVarySearch(path)).toMatch(expected);
});

test.each(["/admin", "/bookings", "/elsewhere"])("%s, which is not cached, has none", (path) => {
  expect(noVarySearch(path)).toBeNull();
});
