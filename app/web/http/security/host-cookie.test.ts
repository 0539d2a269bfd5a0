import { expect, test } from "vitest";
import { hostCookieName, readHostCookie, secureCookies } from "./host-cookie.server";

const SECURE = new Request("https://mgzavri.example/");
const PLAIN = new Request("http://localhost:3000/");

test("a cookie has the prefix on https only", () => {
  expect(hostCookieName("session", SECURE)).toBe("__Host-session");
  expect(hostCookieName("session", PLAIN)).toBe("session");
});

test.each([
  ["__Host-session=new", "new"],
  ["session=old", "old"],
  ["session=planted; __Host-session=new", "new"],
  ["xsession=1", undefined],
  ["", undefined],
])("of %j the value %s counts", (Cookie, value) => {
  expect(readHostCookie(new Headers({ Cookie }), "session")).toBe(value);
});

function cookiesOf(request: Request, ...lines: string[]) {
  const headers = new Headers(lines.map((line): [string, string] => ["Set-Cookie", line]));
  secureCookies(request, headers);
  return headers.getSetCookie();
}

test("on http all cookies stay as they are", () => {
  const lines = ["lng=ka; Path=/", "flash=x; HttpOnly; Secure", "_ga=; Path=/; Max-Age=0"];
  expect(cookiesOf(PLAIN, ...lines)).toEqual(lines);
  expect(cookiesOf(SECURE)).toEqual([]);
});

test.each([
  ["lng=ka; Path=/", ["__Host-lng=ka; Path=/; Secure"]],
  ["flash=x; Path=/; HttpOnly; Secure", ["__Host-flash=x; Path=/; HttpOnly; Secure"]],
  ["a=b; secure; path=/", ["__Host-a=b; secure; path=/"]],
  ["__Host-session=x; Path=/; Secure", ["__Host-session=x; Path=/; Secure"]],
  ["part=x; Path=/admin", ["part=x; Path=/admin; Secure"]],
  ["wide=x; Path=/; Domain=example", ["wide=x; Path=/; Domain=example; Secure"]],
  ["_ga=; Path=/; Max-Age=0", ["_ga=; Path=/; Max-Age=0; Secure"]],
])("on https %j is sent as %j", (line, sent) => {
  expect(cookiesOf(SECURE, line)).toEqual(sent);
});

test("on https a plain name from before the prefix is deleted, and a deletion counts for both", () => {
  const request = new Request(SECURE, { headers: { Cookie: "lng=en; __Host-flash=x; flash=y" } });
  expect(cookiesOf(request, "lng=ka; Path=/", "flash=; Path=/; Max-Age=0")).toEqual([
    "__Host-lng=ka; Path=/; Secure",
    "lng=; Max-Age=0; Path=/; Secure",
    "flash=; Path=/; Max-Age=0; Secure",
    "__Host-flash=; Path=/; Max-Age=0; Secure",
  ]);
});
