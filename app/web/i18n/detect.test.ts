import { describe, expect, test } from "vitest";
import { detectLanguage, languageCookie, languageOfAddress, savedLanguage } from "./detect.server";

const PLAIN = new Request("http://localhost:3000/");

type RequestOptions = { lng?: string; cookie?: string; accept?: string };

function request({ lng, cookie, accept }: RequestOptions) {
  const headers = new Headers();
  if (cookie !== undefined) headers.set("Cookie", cookie);
  if (accept !== undefined) headers.set("Accept-Language", accept);
  return new Request(`http://localhost/${lng === undefined ? "" : `?lng=${lng}`}`, { headers });
}

describe("the language of a request", () => {
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
    expect(detectLanguage(request(options))).toBe(language);
  });
});

test("an address selects a supported language or none", () => {
  expect(languageOfAddress(request({ lng: "ka" }))).toBe("ka");
  expect(languageOfAddress(request({ lng: "ka&lng=en" }))).toBe("ka");
  expect(languageOfAddress(request({ lng: "toString" }))).toBeNull();
  expect(languageOfAddress(request({}))).toBeNull();
});

test("a saved choice is read back from its cookie", () => {
  const [pair] = languageCookie("ka", PLAIN).split(";");
  expect(savedLanguage(request({ cookie: pair! }))).toBe("ka");
  expect(languageCookie("ka", PLAIN)).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  const secure = new Request("https://mgzavri.example/");
  expect(languageCookie("ka", secure)).toMatch(/^__Host-lng=ka; .*; SameSite=Lax; Secure$/);
  expect(savedLanguage(request({}))).toBeUndefined();
});
