import { expect, test } from "vitest";
import { readSettings } from "./settings.server";

const YEAR = "max-age=31536000";
const PUBLIC_URL = "https://mgzavri.example";

test.each([
  [{}, null],
  [{ PUBLIC_URL: "http://mgzavri.example", HSTS_SUBDOMAINS: "on" }, null],
  [{ PUBLIC_URL }, YEAR],
  [{ PUBLIC_URL, HSTS_SUBDOMAINS: "off" }, YEAR],
  [{ PUBLIC_URL, HSTS_SUBDOMAINS: "on" }, `${YEAR}; includeSubDomains`],
  [
    { PUBLIC_URL, HSTS_SUBDOMAINS: "on", HSTS_PRELOAD: "on" },
    `${YEAR}; includeSubDomains; preload`,
  ],
])("with %j browsers get the rule for https: %s", (env, hsts) => {
  expect(readSettings(env).hsts).toBe(hsts);
});
