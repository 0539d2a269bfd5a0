import { expect, test } from "vitest";
import { isNoAnswer } from "./no-answer";

test.each([
  "Failed to fetch",
  "network error",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "Failed to fetch dynamically imported module: https://mgzavri.example/assets/faq.js",
  "error loading dynamically imported module",
])("%s means that the line gave no answer", (message) => {
  expect(isNoAnswer(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new Error("Failed to fetch"),
  { status: 503 },
  "Failed to fetch",
  null,
])("%s does not", (error) => {
  expect(isNoAnswer(error)).toBe(false);
});
