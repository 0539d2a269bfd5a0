import { describe, expect, test } from "vitest";
import {
  detectLanguage,
  hasLanguages,
  languageCookie,
  languageOfAddress,
  languageOfVisitor,
  leadsTo,
  newLanguageCookie,
  savedLanguage,
} from "./detect.server";
import { LANGUAGES } from "./languages";

const SITE = "https://mgzavri.example";
const PLAIN = new Request("http://localhost:3000/");

type RequestOptions = { lng?: string; cookie?: string; accept?: string };

function request({ lng, cookie, accept }: RequestOptions, path = "/api/cars") {
  const headers = new Headers();
  if (cookie !== undefined) headers.set("Cookie", cookie);
  if (accept !== undefined) headers.set("Accept-Language", accept);
  return new Request(`http://localhost${path}${lng === undefined ? "" : `?lng=${lng}`}`, {
    headers,
  });
}

describe("the language of a call, which its address does not have", () => {
  test.each<[string, RequestOptions, string]>([
    ["no preference", {}, "en"],
    // Languages of the browser:
    ["Georgian", { accept: "ka" }, "ka"],
    ["Georgian of Georgia", { accept: "ka-GE,ka;q=0.9,en;q=0.8" }, "ka"],
    ["English", { accept: "en-US,en;q=0.9" }, "en"],
    ["English before Georgian", { accept: "en,ka;q=0.5" }, "en"],
    ["Georgian by its weight", { accept: "en;q=0.5,ka" }, "ka"],
    ["an unsupported language", { accept: "de" }, "en"],
    ["an unsupported language before Georgian", { accept: "de-DE,de;q=0.9,ka;q=0.5" }, "ka"],
    ["Georgian by its region alone", { accept: "ka-GE,en-US;q=0.9,en;q=0.8" }, "ka"],
    ["Georgian with quality 0", { accept: "ka;q=0,en;q=0.1" }, "en"],
    ["Georgian with blanks", { accept: "de , ka-Geor-GE ; q=0.5" }, "ka"],
    ["any language", { accept: "*" }, "en"],
    ["any language before Georgian", { accept: "*, ka;q=0.5" }, "ka"],
    ["10 KB of languages", { accept: `${"xx-XX;q=0.9, ".repeat(800)}ka;q=0.1` }, "ka"],
    ["10 KB of nothing", { accept: ",;".repeat(5_000) }, "en"],
    ["10 KB without an end", { accept: `ka${"-a".repeat(5_000)}!` }, "en"],
    ["an empty list", { accept: "" }, "en"],
    ["nonsense", { accept: ";;q=,,@@" }, "en"],
    // Russian as the first language becomes English.
    ["Russian", { accept: "ru" }, "en"],
    ["Russian before Georgian", { accept: "ru-RU,ka;q=0.5" }, "en"],
    ["Russian in capitals", { accept: "RU-ru,ka;q=0.9" }, "en"],
    ["Russian by its weight", { accept: "ka;q=0.5,ru" }, "en"],
    ["Georgian before Russian", { accept: "ka,ru;q=0.9" }, "ka"],
    ["a language whose name begins alike", { accept: "run,ka;q=0.9" }, "ka"],
    // A saved choice takes precedence over the browser.
    ["saved Georgian", { cookie: "lng=ka", accept: "en" }, "ka"],
    ["saved English", { cookie: "a=b; lng=en", accept: "ka" }, "en"],
    ["saved Georgian, a Russian browser", { cookie: "lng=ka", accept: "ru" }, "ka"],
    ["saved Georgian on https", { cookie: "lng=en; __Host-lng=ka", accept: "en" }, "ka"],
    ["an unsupported saved choice", { cookie: "lng=ru", accept: "ka" }, "en"],
    ["an empty saved choice", { cookie: "lng=", accept: "ka" }, "en"],
    ["a saved choice that is broken", { cookie: "lng=%E0%A4%A", accept: "ka" }, "en"],
    ["another cookie", { cookie: "language=ka; xlng=ka", accept: "en" }, "en"],
    ["a broken cookie header", { cookie: ";;==;", accept: "ka" }, "ka"],
    // The address takes precedence over both.
    ["Georgian in the address", { lng: "ka", cookie: "lng=en", accept: "en" }, "ka"],
    ["English in the address", { lng: "en", cookie: "lng=ka", accept: "ka" }, "en"],
    ["another in the address", { lng: "ru", cookie: "lng=ka" }, "ka"],
    ["capitals in the address", { lng: "KA", accept: "en" }, "en"],
    ["nothing in the address", { lng: "", accept: "ka" }, "ka"],
  ])("%s", (_, options, language) => {
    expect(detectLanguage(request(options), LANGUAGES)).toBe(language);
  });
});

test("an address selects a supported language or none", () => {
  expect(languageOfAddress(request({ lng: "ka" }), LANGUAGES)).toBe("ka");
  expect(languageOfAddress(request({ lng: "ka&lng=en" }), LANGUAGES)).toBe("ka");
  expect(languageOfAddress(request({ lng: "toString" }), LANGUAGES)).toBeNull();
  expect(languageOfAddress(request({}), LANGUAGES)).toBeNull();
});

test("a saved choice is read back from its cookie", () => {
  const [pair] = languageCookie("ka", PLAIN).split(";");
  expect(savedLanguage(request({ cookie: pair! }))).toBe("ka");
  expect(languageCookie("ka", PLAIN)).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  const secure = new Request("https://mgzavri.example/");
  expect(languageCookie("ka", secure)).toMatch(/^__Host-lng=ka; .*; SameSite=Lax; Secure$/);
  expect(savedLanguage(request({}))).toBeUndefined();
});

test("a language that is not offered is nobody's", () => {
  const offered = ["en"] as const;
  expect(languageOfAddress(request({ lng: "ka" }), offered)).toBeNull();
  expect(languageOfVisitor(request({ cookie: "lng=ka" }), offered)).toBe("en");
  expect(languageOfVisitor(request({ accept: "ka" }), offered)).toBe("en");
  expect(detectLanguage(request({}, "/ka/faq"), offered)).toBe("en");
  // The desk is in all languages.
  expect(detectLanguage(request({ cookie: "lng=ka" }, "/admin"), offered)).toBe("ka");
});

test.each([
  ["/", true],
  ["/ka", true],
  ["/ka/faq", true],
  ["/nothing/here", true],
  ["/ka/admin", true],
  ["/bookings", true],
  ["/bookings/TOKEN", false],
  ["/bookings/TOKEN/voucher", false],
  ["/admin", false],
  ["/ADMIN/nothing", false],
  ["/api/nothing", false],
  ["/decide/TOKEN", false],
  ["/offline", false],
  ["/manifest.webmanifest", false],
  ["/language", false],
])("the address %s has its language: %s", (path, expected) => {
  expect(hasLanguages(path)).toBe(expected);
});

test.each([
  ["/faq", {}, "en"],
  ["/faq", { cookie: "lng=ka", accept: "ka" }, "en"],
  ["/ka/faq", { cookie: "lng=en", accept: "en" }, "ka"],
  ["/ka", {}, "ka"],
  ["/ka.data", {}, "ka"],
  ["/ka/nothing", {}, "ka"],
  ["/nothing", { accept: "ka" }, "en"],
  ["/", { accept: "ka" }, "en"],
  // The forms of pages of before 0.6, and the data that their links load.
  ["/faq", { lng: "ka" }, "ka"],
  ["/_root.data", { lng: "ka" }, "ka"],
  ["/faq", { lng: "xx" }, "en"],
  ["/bookings/TOKEN", { accept: "ka" }, "ka"],
])("%s with %j is in %s", (path, options, lang) => {
  expect(detectLanguage(request(options, path), LANGUAGES)).toBe(lang);
});

describe("`/` leads", () => {
  type Headers = Record<string, string>;
  const OWN = { Referer: `${SITE}/faq` };
  const FOREIGN = { Referer: "https://mgzavri.example.evil.test/" };
  const from = (site: string) => ({ "Sec-Fetch-Site": site });

  test.each<[string, Headers, string | null]>([
    // Ten values of `Accept-Language`.
    ["no header", {}, null],
    ["Georgian", { "Accept-Language": "ka" }, "/ka"],
    ["Georgian of Georgia", { "Accept-Language": "ka-GE,ka;q=0.9,en;q=0.8" }, "/ka"],
    ["English first", { "Accept-Language": "en,ka;q=0.9" }, null],
    ["Georgian by weight", { "Accept-Language": "en;q=0.5,ka" }, "/ka"],
    ["German, then Georgian", { "Accept-Language": "de,ka;q=0.5" }, "/ka"],
    ["Russian, then Georgian", { "Accept-Language": "ru,ka;q=0.5" }, null],
    ["any", { "Accept-Language": "*" }, null],
    ["Georgian refused", { "Accept-Language": "ka;q=0,*" }, null],
    ["10 KB", { "Accept-Language": `${"x-y,".repeat(2_500)}ka` }, "/ka"],
    // The cookie counts before the header.
    ["saved Georgian", { Cookie: "__Host-lng=ka", "Accept-Language": "en" }, "/ka"],
    ["saved English", { Cookie: "lng=en", "Accept-Language": "ka" }, null],
    ["a saved language that is none", { Cookie: "lng=tlh", "Accept-Language": "ka" }, null],
    // Where the visitor comes from.
    ["typed", { Cookie: "lng=ka", ...from("none") }, "/ka"],
    ["from elsewhere", { Cookie: "lng=ka", ...from("cross-site") }, "/ka"],
    ["from a neighbour", { Cookie: "lng=ka", ...from("same-site") }, "/ka"],
    ["from the site", { Cookie: "lng=ka", ...from("same-origin") }, null],
    ["from the site, Georgian", { "Accept-Language": "ka", ...from("same-origin") }, null],
    ["from the site, in an old browser", { Cookie: "lng=ka", ...OWN }, null],
    ["from elsewhere, in an old browser", { Cookie: "lng=ka", ...FOREIGN }, "/ka"],
    ["from nowhere, in an old browser", { "Accept-Language": "ka", Referer: "x" }, "/ka"],
    ["typed, with a former page", { Cookie: "lng=ka", ...OWN, ...from("none") }, "/ka"],
    [
      "from the site, by a foreign page",
      { ...FOREIGN, ...from("same-origin"), Cookie: "lng=ka" },
      null,
    ],
  ])("%s", (_, headers, to) => {
    expect(leadsTo(new Request(`${SITE}/`, { headers }), LANGUAGES)).toBe(to);
  });

  test.each([
    ["/?type=suv&utm=%20x", "/ka?type=suv&utm=%20x"],
    ["/?lng=xx&type=suv", "/ka?type=suv"],
    ["/?lng=en", null],
    ["/?booked=TOKEN", null],
    ["/_root.data", null],
    ["/faq", null],
    ["/ka", null],
    ["/admin", null],
  ])("Georgian visitors from %s to %s", (address, to) => {
    const headers = { Cookie: "lng=ka" };
    expect(leadsTo(new Request(SITE + address, { headers }), LANGUAGES)).toBe(to);
  });
});

test.each([
  ["/faq?lng=ka&x=1", "/ka/faq?x=1"],
  ["/ka/faq?lng=en", "/faq"],
  ["/ka/faq?lng=ka", "/ka/faq"],
  ["/?lng=ka", "/ka"],
  ["/ka?lng=en", "/?lng=en"],
  ["/nothing?lng=ka", "/ka/nothing"],
  ["/faq?lng=xx", null],
  ["/faq?lng=KA", null],
  [`/faq?lng=${"k".repeat(5_000)}`, null],
  ["/faq.data?lng=ka", null],
  ["/bookings/TOKEN?lng=ka", null],
  ["/admin?lng=ka", null],
  ["/api/cars?lng=ka", null],
])("%s leads to %s, wherever the visitor comes from", (address, to) => {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  expect(leadsTo(new Request(SITE + address, { headers }), LANGUAGES)).toBe(to);
  expect(leadsTo(new Request(SITE + address, { method: "POST" }), LANGUAGES)).toBeNull();
});

test("a new choice by the address is saved, but not by a prefetch", () => {
  const chosen = (headers: Record<string, string>) =>
    newLanguageCookie(new Request(`${SITE}/?lng=en`, { headers }), LANGUAGES);
  expect(chosen({})).toMatch(/^__Host-lng=en;/);
  expect(chosen({ Cookie: "__Host-lng=en" })).toBeNull();
  expect(chosen({ "Sec-Purpose": "prefetch" })).toBeNull();
});
