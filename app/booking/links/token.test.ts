import { expect, test } from "vitest";
import { isToken } from "./token";
import { newToken } from "./token.server";

test("tokens have 22 URL-safe characters and are unique", () => {
  const tokens = Array.from({ length: 1000 }, () => newToken());
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(isToken(token)).toBe(true);
  }
  for (const text of ["", "\0", `${newToken()}\n`, newToken().slice(1), `${newToken()}x`]) {
    expect(isToken(text)).toBe(false);
  }
});
