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

test("all cookies are secure on https", () => {
  const lines = ["lng=ka; Path=/", "flash=x; HttpOnly; Secure", "a=secure; secure"];
  expect(cookiesOf(SECURE, ...lines)).toEqual([`${lines[0]}; Secure`, ...lines.slice(1)]);
  expect(cookiesOf(PLAIN, ...lines)).toEqual(lines);
  expect(cookiesOf(SECURE)).toEqual([]);
});
