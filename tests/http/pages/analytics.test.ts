/** @module-tag slow */
import { describe, expect, test } from "vitest";
import type { Site } from "../../browser/site";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

const ID = "G-TEST123456";
const AGREED = { Cookie: "analytics=on" };

const counting = useSite({ GA_MEASUREMENT_ID: ID });
const plain = useSite();

/** Returns traces of Google in a page. */
async function tracesIn(site: Site, path: string, headers: Record<string, string>) {
  const page = await sendRequest(site, path, { headers });
  return {
    // Names of files end in a hash, which may have any letters.
    html: /google|\bgtag\b|dataLayer/i.test(page.text),
    id: page.text.includes(ID),
    policy: page.headers.get("Content-Security-Policy") ?? "",
    vary: page.headers.get("Vary"),
  };
}

test("a page of a visitor who agreed has the id and allows Google, but loads nothing from it", async () => {
  const { html, id, policy, vary } = await tracesIn(counting.site, "/", AGREED);
  expect([html, id]).toEqual([false, true]);
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com(;|$)/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com /);
  expect(policy).toMatch(/img-src 'self' data: https:\/\/\*\.google-analytics\.com /);
  expect(policy).not.toMatch(/unsafe/);
  expect(vary).toMatch(/Cookie.*Sec-GPC/);
});

describe("a page has no trace of Google", () => {
  test.each([
    ["without a choice", "/", {}],
    ["with another cookie", "/", { Cookie: "lng=en" }],
    ["with Sec-GPC", "/", { ...AGREED, "Sec-GPC": "1" }],
    ["after a refusal", "/", { Cookie: "analytics=off" }],
    ["of the desk", "/admin", AGREED],
    ["whose address holds a token", "/?booked=abcdefghijklmnopqrstuv", AGREED],
  ])("%s", async (_, path, headers) => {
    const { html, id, policy } = await tracesIn(
      counting.site,
      path,
      headers as Record<string, string>,
    );
    expect([html, id]).toEqual([false, false]);
    expect(policy).not.toMatch(/google/);
  });

  test("of a site without an id", async () => {
    const { html, policy } = await tracesIn(plain.site, "/", AGREED);
    expect(html).toBe(false);
    expect(policy).not.toMatch(/google/);
  });
});

test("the connection test shows on the server whether an id is set, and is not indexed", async () => {
  const [present, missing] = await Promise.all([
    sendRequest(counting.site, "/ga-test"),
    sendRequest(plain.site, "/ga-test"),
  ]);
  expect(present.text).toMatch(new RegExp(`Present</span>.*${ID}`));
  expect(missing.text).toContain("Not set</span>");
  expect(missing.text).toContain("This site doesn’t use Google Analytics.");
  for (const { status, headers, text } of [present, missing]) {
    expect(status).toBe(200);
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/<noscript>The answer about the measurement ID/);
  }
});
