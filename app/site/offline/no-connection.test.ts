import { expect, test } from "vitest";
import { isNetworkError } from "./no-connection";

test.each([
  "Failed to fetch",
  "network error",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "Failed to fetch dynamically imported module: https://mgzavri.example/assets/faq.js",
  "error loading dynamically imported module",
])("%s is a network error", (message) => {
  expect(isNetworkError(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new Error("Failed to fetch"),
  { status: 503 },
  "Failed to fetch",
  null,
])("%s is not a network error", (error) => {
  expect(isNetworkError(error)).toBe(false);
});
