import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { newToken } from "~/booking/links/token.server";
import {
  forgetBookings,
  forgetOwnHint,
  readBookingTokens,
  rememberBooking,
} from "./bookings-cookie.server";
import { hasOwnHint } from "./my-booking-constants";

const [first, second] = [newToken(), newToken()];

function requestWith(cookie: string, url = "https://mgzavri.example/") {
  return new Request(url, { headers: { Cookie: cookie } });
}

function linesOf(request: Request, token: string) {
  return rememberBooking(request, token).map(([, line]) => line);
}

function remembered(cookie: string, token: string) {
  const { value } = parseSetCookie(linesOf(requestWith(cookie), token)[0]!);
  return readBookingTokens(requestWith(`__Host-bookings=${value}`));
}

test.each([
  ["no cookie", "", []],
  ["nothing in it", "__Host-bookings=", []],
  ["two bookings", `lng=ka; __Host-bookings=${first}.${second}`, [first, second]],
  ["one of them twice", `__Host-bookings=${first}.${second}.${first}`, [first, second]],
  ["garbage next to a token", `__Host-bookings=x.${first}.%00.${"A".repeat(23)}..é`, [first]],
  ["broken escapes", `__Host-bookings=%E0%A4%A.${first}`, [first]],
  ["tokens with another separator", `__Host-bookings=${first},${second}`, []],
  ["another cookie", `booking=${first}`, []],
])("reads the tokens of a browser with %s", (_, cookie, tokens) => {
  expect(readBookingTokens(requestWith(cookie))).toEqual(tokens);
});

test("on https only the cookie with the prefix counts, on http only that without", () => {
  const planted = `bookings=${first}`;
  expect(readBookingTokens(requestWith(planted))).toEqual([]);
  const [line = ""] = linesOf(requestWith(`${planted}; __Host-bookings=${second}`), second);
  expect(line).toContain(`__Host-bookings=${second};`);
  const plain = requestWith(`${planted}; __Host-bookings=${second}`, "http://localhost:3000/");
  expect(readBookingTokens(plain)).toEqual([first]);
});

test("puts the newest booking first, without duplicates, ten at most", () => {
  const tokens = Array.from({ length: 12 }, newToken);
  const ten = tokens.slice(0, 10);
  expect(remembered("", first)).toEqual([first]);
  expect(remembered(`__Host-bookings=${first}.${second}`, second)).toEqual([second, first]);
  expect(remembered(`__Host-bookings=${ten.join(".")}`, ten[0]!)).toEqual(ten);
  expect(remembered("__Host-bookings=garbage", first)).toEqual([first]);
  expect(readBookingTokens(requestWith(`__Host-bookings=${tokens.join(".")}`))).toHaveLength(10);
  expect(remembered(`__Host-bookings=${tokens.join(".")}`, first)).toEqual([
    first,
    ...tokens.slice(0, 9),
  ]);
});

test("the cookie is HttpOnly, SameSite=Lax, and Secure on https", () => {
  const cookie = (url: string) => parseSetCookie(linesOf(requestWith("", url), first)[0]!);
  expect(cookie("https://mgzavri.example/api/booking")).toEqual({
    name: "__Host-bookings",
    value: first,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: true,
    maxAge: 15_552_000,
  });
  expect(cookie("http://localhost:3000/")).not.toHaveProperty("secure");
});

test("scripts can read that there is a booking, not which", () => {
  const [, hint = ""] = linesOf(requestWith(""), first);
  expect(parseSetCookie(hint)).toEqual({
    name: "__Host-live",
    value: "1",
    sameSite: "lax",
    path: "/",
    secure: true,
    maxAge: 15_552_000,
  });
  expect(hasOwnHint("lng=ka; live=1")).toBe(true);
  expect(hasOwnHint("__Host-live=1")).toBe(true);
  expect(hasOwnHint("own-bookings=1; lng=ka")).toBe(true);
  expect(hasOwnHint("alive=1; live=")).toBe(false);
  const forgotten = (Cookie: string) =>
    forgetOwnHint(new Headers({ Cookie })).map((line) => parseSetCookie(line));
  const deleted = { value: "", path: "/", maxAge: 0 };
  const plain = [
    { ...deleted, name: "live" },
    { ...deleted, name: "own-bookings" },
  ];
  expect(forgotten("live=1")).toEqual(plain);
  expect(forgotten("__Host-live=1")).toEqual([
    ...plain,
    { ...deleted, name: "__Host-live", secure: true },
  ]);
});

test.each([
  ["https://mgzavri.example/bookings", ["__Host-bookings", "bookings", "live", "own-bookings"]],
  ["http://localhost:3000/bookings", ["bookings", "live", "own-bookings"]],
])("forgets all of them at %s", (url, names) => {
  const lines = forgetBookings(requestWith("", url)).map(([, line]) => parseSetCookie(line));
  expect(lines.map(({ name }) => name)).toEqual(names);
  for (const line of lines) expect(line).toMatchObject({ value: "", path: "/", maxAge: 0 });
  const isHttps = url.startsWith("https:");
  // A browser ignores a line for a prefixed name without `Secure`.
  expect(lines[0]!.secure).toBe(isHttps ? true : undefined);
});
