import { expect, test } from "vitest";
import {
  inLanguage,
  keepLanguage,
  languageIn,
  ledAddress,
  switchLanguage,
  withLanguage,
  withoutLanguage,
} from "./address";
import { splitLanguage } from "./prefix";

test.each([
  ["?lng=ka", "ka"],
  ["?a=b&lng=en", "en"],
  ["?lng=ru", null],
  ["?lng=", null],
  ["", null],
])("the query %j selects %j", (search, lang) => {
  expect(languageIn(search)).toBe(lang);
});

test.each([
  ["/", "en", "/"],
  ["/faq", "en", "/faq"],
  ["/ka", "ka", "/"],
  ["/ka/", "ka", "/"],
  ["/ka/faq", "ka", "/faq"],
  ["/ka/ka", "ka", "/ka"],
  ["/ka//faq", "ka", "//faq"],
  ["/KA/faq", "en", "/KA/faq"],
  ["/kas", "en", "/kas"],
  ["/en/faq", "en", "/en/faq"],
  ["/xx/faq", "en", "/xx/faq"],
  ["//ka/faq", "en", "//ka/faq"],
  ["/constructor/faq", "en", "/constructor/faq"],
])("the path %s is in %s, and in English %s", (pathname, lang, path) => {
  expect(splitLanguage(pathname)).toEqual({ lang, path });
});

test.each([
  ["/", "/ka"],
  ["/#booking", "/ka#booking"],
  ["/blog?guide=kazbegi", "/ka/blog?guide=kazbegi"],
  ["/?vehicle=Mazda+3#booking", "/ka?vehicle=Mazda+3#booking"],
  ["/cars/7#specs", "/ka/cars/7#specs"],
  ["/bookings?own=1", "/ka/bookings?own=1"],
  ["#specs", "#specs"],
  ["?page=2", "?page=2"],
  ["/bookings/TOKEN", "/bookings/TOKEN"],
  ["/admin", "/admin"],
  ["/api/cars", "/api/cars"],
  ["/language", "/language"],
  ["/pictures/a.avif", "/pictures/a.avif"],
])("%s in Georgian is %s", (to, local) => {
  expect(inLanguage(to, "ka")).toBe(local);
  expect(inLanguage(to, "en")).toBe(to);
});

test("the language of an address object changes too", () => {
  expect(inLanguage({ pathname: "/", hash: "#cars" }, "ka")).toEqual({
    pathname: "/ka",
    hash: "#cars",
  });
  expect(inLanguage({ search: "?page=2" }, "ka")).toEqual({ search: "?page=2" });
});

test.each([
  ["/api/booking", "/api/booking?lng=ka"],
  ["/bookings/TOKEN?done=sent#change", "/bookings/TOKEN?done=sent&lng=ka#change"],
  ["/bookings/TOKEN?lng=en", "/bookings/TOKEN?lng=ka"],
  ["#change", "#change"],
])("an address without a prefix, %s, has its language in the query: %s", (to, local) => {
  expect(withLanguage(to, "ka")).toBe(local);
});

test("a redirect keeps the language that the query of its request selects", () => {
  expect(keepLanguage("/admin?done=1", "?lng=ka")).toBe("/admin?done=1&lng=ka");
  expect(keepLanguage("/admin", "?lng=xx")).toBe("/admin");
});

test.each([
  ["", ""],
  ["?lng=ka", ""],
  ["?lng=ka&lng=en", ""],
  ["?type=suv&lng=ka&x=%20y+z", "?type=suv&x=%20y+z"],
  ["?%6cng=ka&a", "?a"],
  ["?lng", ""],
  ["?&&x=1&", "?x=1"],
])("the query %j without its language is %j", (search, rest) => {
  expect(withoutLanguage(search)).toBe(rest);
});

test.each([
  ["/faq", "", "ka", "/ka/faq"],
  ["/ka/faq", "?lng=en&x=1", "en", "/faq?x=1"],
  ["/ka/faq", "?lng=ka", "ka", "/ka/faq"],
  ["/", "?lng=ka&type=suv", "ka", "/ka?type=suv"],
  ["/ka", "", "en", "/?lng=en"],
  ["/ka", "?type=suv", "en", "/?type=suv&lng=en"],
  ["/nothing/here", "?x=1", "ka", "/ka/nothing/here?x=1"],
] as const)("%s%s in %s is %s", (pathname, search, lang, address) => {
  expect(switchLanguage({ pathname, search }, lang)).toBe(address);
});

test.each([
  ["/faq?lng=ka", "/ka/faq"],
  ["/?lng=ka#booking", "/ka"],
  ["/ka?lng=en", "/?lng=en"],
  ["/?lng=en", null],
  ["/?lng=en&type=suv", null],
  ["/faq?lng=xx", null],
  ["/faq", null],
  ["/admin?lng=ka", null],
  ["/bookings/TOKEN?lng=ka", null],
])("the worker knows that %s leads to %s", (address, to) => {
  expect(ledAddress(new URL(address, "http://localhost"))).toBe(to);
});
