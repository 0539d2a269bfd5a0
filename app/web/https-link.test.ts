import { describe, expect, test } from "vitest";
import { httpsLink, MAX_LINK } from "./https-link";

describe("a link", () => {
  test.each([
    ["https://maps.app.goo.gl/AbC?x=1#y", "https://maps.app.goo.gl/AbC?x=1#y"],
    [" www.google.com/maps ", "https://www.google.com/maps"],
    ["HTTPS://Example.COM", "https://example.com/"],
    ["https://firma.გე/რუკა", "https://firma.xn--node/%E1%83%A0%E1%83%A3%E1%83%99%E1%83%90"],
    ['https://example.com/"><script>', "https://example.com/%22%3E%3Cscript%3E"],
  ])("%s leads to %s", (typed, link) => {
    expect(httpsLink(typed)).toBe(link);
  });

  test.each([
    "",
    "map",
    "http://example.com",
    "javascript:alert(1)",
    "data:text/html,x",
    "java\nscript:alert(1)",
    "https://user@example.com",
    "https://localhost",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://example.com/a b",
    "https:///",
    `https://example.com/${"x".repeat(MAX_LINK)}`,
  ])("%j is none", (typed) => {
    expect(httpsLink(typed)).toBeNull();
  });
});
