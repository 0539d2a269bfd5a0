import { expect, test } from "vitest";
import { inLanguage, languageIn } from "./address";

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
  ["/", "/?lng=ka"],
  ["/#booking", "/?lng=ka#booking"],
  ["/blog?guide=kazbegi", "/blog?guide=kazbegi&lng=ka"],
  ["/?vehicle=Mazda+3#booking", "/?vehicle=Mazda+3&lng=ka#booking"],
  ["/faq?lng=en", "/faq?lng=ka"],
  ["#specs", "#specs"],
])("%s in Georgian is %s", (to, local) => {
  expect(inLanguage(to, "ka")).toBe(local);
  expect(inLanguage(to, null)).toBe(to);
});

test("adds the language to an address object too", () => {
  expect(inLanguage({ pathname: "/", hash: "#cars" }, "ka")).toEqual({
    pathname: "/",
    search: "?lng=ka",
    hash: "#cars",
  });
});
