import { describe, expect, test } from "vitest";
import { isChange, isForeign } from "./origin.server";

const PUBLIC = "https://mgzavri.example/";

type Sent = { Origin?: string; Host?: string; "Sec-Fetch-Site"?: string; Referer?: string };

describe("a request with an origin, where the public address is set", () => {
  test.each([
    ["https://mgzavri.example", false],
    ["http://mgzavri.example", true],
    ["https://mgzavri.example:8443", true],
    ["https://www.mgzavri.example", true],
    ["https://mgzavri.example.evil.example", true],
    ["https://evil.example", true],
    ["", true],
    ["nonsense", true],
  ])("%j is foreign: %s", (Origin, foreign) => {
    // `Host` and `Sec-Fetch-Site` are ignored.
    const headers = new Headers({ Origin, Host: "evil.example", "Sec-Fetch-Site": "same-origin" });
    expect(isForeign(headers, PUBLIC)).toBe(foreign);
  });
});

describe("a request with an origin, where no public address is set", () => {
  test.each([
    ["http://localhost:3000", "localhost:3000", false],
    ["http://127.0.0.1:3000", "127.0.0.1:3000", false],
    ["http://192.168.1.20:3000", "192.168.1.20:3000", false],
    ["http://localhost:3000", "LOCALHOST:3000", false],
    ["https://mgzavri.example", "mgzavri.example", false],
    ["http://localhost:3000", "127.0.0.1:3000", true],
    ["http://localhost:3001", "localhost:3000", true],
    ["http://localhost", "localhost:3000", true],
    ["https://evil.example", "localhost:3000", true],
    ["", "localhost:3000", true],
    ["nonsense", "localhost:3000", true],
    ["http://localhost:3000", undefined, true],
  ])("%j on the host %j is foreign: %s", (Origin, Host, foreign) => {
    expect(isForeign(new Headers({ Origin, ...(Host && { Host }) }), null)).toBe(foreign);
  });
});

describe.each([PUBLIC, null])("with the public address %s", (publicUrl) => {
  test.each<[string, Sent, boolean]>([
    ["no browser, neither header", {}, false],
    ["a page of this site", { "Sec-Fetch-Site": "same-origin" }, false],
    ["address typed by the visitor", { "Sec-Fetch-Site": "none" }, false],
    ["a page of a sibling subdomain", { "Sec-Fetch-Site": "same-site" }, true],
    ["a page of another site", { "Sec-Fetch-Site": "cross-site" }, true],
    ["null origin, this site", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, false],
    ["null origin, another site", { Origin: "null", "Sec-Fetch-Site": "cross-site" }, true],
    ["null origin, a sibling subdomain", { Origin: "null", "Sec-Fetch-Site": "same-site" }, true],
    ["null origin only", { Origin: "null" }, true],
    ["an old browser on another site", { Referer: "https://evil.example/page" }, true],
    ["an old browser on a page that is none", { Referer: "nonsense" }, true],
    ["the same of a new browser", { Referer: "x", "Sec-Fetch-Site": "same-origin" }, false],
  ])("%s", (_, sent, foreign) => {
    expect(isForeign(new Headers({ Host: "localhost:3000", ...sent }), publicUrl)).toBe(foreign);
  });
});

test.each([
  ["GET", false],
  ["HEAD", false],
  ["OPTIONS", false],
  ["POST", true],
  ["PUT", true],
  ["PATCH", true],
  ["DELETE", true],
])("%s is unsafe: %s", (method, change) => {
  expect(isChange(method)).toBe(change);
});

test.each([
  ["https://mgzavri.example/all-cars?from=x", PUBLIC, false],
  ["https://mgzavri.example.evil.example/", PUBLIC, true],
  ["http://localhost:3000/admin", null, false],
  ["http://localhost:3001/admin", null, true],
])("an old browser on %s, with the public address %s, is foreign: %s", (Referer, own, foreign) => {
  expect(isForeign(new Headers({ Host: "localhost:3000", Referer }), own)).toBe(foreign);
});
