import { expect, test } from "vitest";
import { isToken } from "./token";
import { bookingToken } from "./token.server";

const KEY = { id: 12, nonce: "c0f5c3a2-6b1e-4b1c-9a53-0f1f6d3f9b10" };

test("a token is derived from number, nonce and secret", () => {
  const token = bookingToken("a secret", KEY);
  expect(isToken(token)).toBe(true);
  expect(bookingToken("a secret", { ...KEY })).toBe(token);
  const others = [
    bookingToken("another secret", KEY),
    bookingToken("a secret", { ...KEY, id: 13 }),
    // The nonce of another booking with this number, as after a restore, which assigns numbers a second time.
    bookingToken("a secret", { ...KEY, nonce: "0d9cbb5e-4f0f-4ff0-8a8c-6b7f3f0f6a11" }),
  ];
  expect(new Set([token, ...others]).size).toBe(4);
});
