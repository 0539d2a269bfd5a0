import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { newToken } from "~/booking/place/fingerprint.server";
import { readBookingTokens, rememberBooking } from "./bookings-cookie.server";

const [first, second] = [newToken(), newToken()];

function requestWith(cookie: string, url = "https://mgzavri.example/") {
  return new Request(url, { headers: { Cookie: cookie } });
}

function remembered(cookie: string, token: string) {
  const { value } = parseSetCookie(rememberBooking(requestWith(cookie), token));
  return readBookingTokens(new Headers({ Cookie: `bookings=${value}` }));
}

test.each([
  ["no cookie", "", []],
  ["nothing in it", "bookings=", []],
  ["two bookings", `lng=ka; bookings=${first}.${second}`, [first, second]],
  ["one of them twice", `bookings=${first}.${second}.${first}`, [first, second]],
  ["garbage next to a token", `bookings=x.${first}.%00.${"A".repeat(23)}..é`, [first]],
  ["broken escapes", `bookings=%E0%A4%A.${first}`, [first]],
  ["tokens with another separator", `bookings=${first},${second}`, []],
  ["another cookie", `booking=${first}`, []],
])("reads the tokens of a browser with %s", (_, cookie, tokens) => {
  expect(readBookingTokens(requestWith(cookie).headers)).toEqual(tokens);
});

test("puts the newest booking first, without duplicates, ten at most", () => {
  const tokens = Array.from({ length: 12 }, newToken);
  expect(remembered("", first)).toEqual([first]);
  expect(remembered(`bookings=${first}.${second}`, second)).toEqual([second, first]);
  expect(remembered("bookings=garbage", first)).toEqual([first]);
  expect(readBookingTokens(requestWith(`bookings=${tokens.join(".")}`).headers)).toHaveLength(10);
  expect(remembered(`bookings=${tokens.join(".")}`, first)).toEqual([first, ...tokens.slice(0, 9)]);
});

test("the cookie is HttpOnly, SameSite=Lax, and Secure on https", () => {
  const cookie = (url: string) => parseSetCookie(rememberBooking(requestWith("", url), first));
  expect(cookie("https://mgzavri.example/api/booking")).toEqual({
    name: "bookings",
    value: first,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: true,
    maxAge: 15_552_000,
  });
  expect(cookie("http://localhost:3000/")).not.toHaveProperty("secure");
});
