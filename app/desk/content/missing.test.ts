import { expect, test } from "vitest";
import { hiddenBy } from "./missing";

test.each([
  ["about", { aboutTitle: { en: "Us" } }, false, null],
  ["about", { aboutTitle: { en: "" } }, false, "empty"],
  ["about", {}, false, "empty"],
  ["review", { shown: "on", consent: "by email" }, false, null],
  ["review", { shown: "", consent: "by email" }, false, "notTicked"],
  ["review", { shown: "", consent: "" }, false, "noConsent"],
  ["review", {}, false, "noConsent"],
  ["review", { shown: "on" }, true, null],
  ["review", { shown: "" }, true, "notTicked"],
] as const)("%s with %j (example: %j) is hidden by %j", (section, texts, isExample, reason) => {
  expect(hiddenBy(section, texts, isExample)).toBe(reason);
});
