import { expect, test } from "vitest";
import {
  hostCookieName,
  readHostCookie,
  readPreference,
  secureCookies,
} from "./host-cookie.server";

const SECURE = new Request("https://mgzavri.example/");
const PLAIN = new Request("http://localhost:3000/");

test("a cookie has the prefix on https only", () => {
  expect(hostCookieName("session", SECURE)).toBe("__Host-session");
  expect(hostCookieName("session", PLAIN)).toBe("session");
});

test.each([
  ["__Host-session=own", "own", undefined],
  ["session=plain", undefined, "plain"],
  ["session=planted; __Host-session=own", "own", "planted"],
  ["__Host-session=own; session=planted", "own", "planted"],
  ["xsession=1; __Host-sessions=1", undefined, undefined],
  // Browsers don't protect these names, and only a lenient parser would take them for the prefixed one.
  ["__host-session=planted", undefined, undefined],
  ["\u00a0__Host-session=planted", undefined, undefined],
  ["\u0085__Host-session=planted", undefined, undefined],
  ["%5F_Host-session=planted", undefined, undefined],
  ["a=__Host-session=planted", undefined, undefined],
  ['a="; __Host-session=own', "own", undefined],
  ["", undefined, undefined],
])("of %j %s counts on https, %s on http", (Cookie, onHttps, onHttp) => {
  const headers = { get: () => Cookie };
  expect(readHostCookie({ url: SECURE.url, headers }, "session")).toBe(onHttps);
  expect(readHostCookie({ url: PLAIN.url, headers }, "session")).toBe(onHttp);
});

test.each([
  ["__Host-lng=ka; lng=en", "ka"],
  ["lng=en", "en"],
  ["", undefined],
])("what opens nothing is read of %j also without the prefix", (Cookie, value) => {
  expect(readPreference(new Headers({ Cookie }), "lng")).toBe(value);
});

function cookiesOf(request: Request, ...lines: string[]) {
  return cookiesIn(
    new Headers(lines.map((line): [string, string] => ["Set-Cookie", line])),
    request,
  );
}

function cookiesIn(headers: Headers, request: Request) {
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

const OLD =
  "session=a; bookings=b; flash=c; passkey=d; device-0a1b2c3d=e; lng=ka; wiki=f; sessions=g";

test("on https the plain names of protected cookies are deleted when they are seen", () => {
  const request = new Request(SECURE, { headers: { Cookie: OLD } });
  const names = ["session", "bookings", "flash", "passkey", "device-0a1b2c3d"];
  const deleted = names.map((name) => `${name}=; Max-Age=0; Path=/; Secure`);
  expect(cookiesOf(request)).toEqual(deleted);
  const [, ...others] = deleted;
  expect(cookiesOf(request, "__Host-session=x; Path=/; Secure")).toEqual([
    "__Host-session=x; Path=/; Secure",
    ...deleted.slice(0, 1),
    ...others,
  ]);
  expect(cookiesOf(new Request(PLAIN, { headers: { Cookie: OLD } }))).toEqual([]);
});

test("a response that caches share deletes no cookies", () => {
  const request = new Request(SECURE, { headers: { Cookie: OLD } });
  const headers = new Headers({ "Cache-Control": "public, max-age=31536000, immutable" });
  expect(cookiesIn(headers, request)).toEqual([]);
});
