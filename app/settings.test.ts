import { expect, test } from "vitest";
import { readSettings } from "./settings.server";

const YEARS = "max-age=63072000; includeSubDomains";

test.each([
  [{}, null],
  [{ PUBLIC_URL: "http://mgzavri.example", HSTS_PRELOAD: "on" }, null],
  [{ PUBLIC_URL: "https://mgzavri.example" }, YEARS],
  [{ PUBLIC_URL: "https://mgzavri.example", HSTS_PRELOAD: "on" }, `${YEARS}; preload`],
])("with %j browsers are told about https: %s", (env, hsts) => {
  expect(readSettings(env).hsts).toBe(hsts);
});
