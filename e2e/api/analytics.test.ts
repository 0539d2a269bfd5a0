import { describe, expect, test } from "vitest";
import { sendRequest } from "./answer";
import { useSite } from "./site-fixture";

const ID = "G-TEST123456";
const AGREED = { Cookie: "analytics=on" };

const counting = useSite({ GA_MEASUREMENT_ID: ID });
const plain = useSite();

function traces(answer: { text: string; headers: Headers }) {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  return { html: /google|gtag|dataLayer/i.test(answer.text), id: answer.text.includes(ID), policy };
}

test("a page of a visitor who agreed has the id and allows Google, but loads nothing from it", async () => {
  const answer = await sendRequest(counting.site, "/", { headers: AGREED });
  const { html, id, policy } = traces(answer);
  expect([html, id]).toEqual([false, true]);
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com(;|$)/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com /);
  expect(policy).toMatch(/img-src 'self' data: https:\/\/\*\.google-analytics\.com /);
  expect(policy).not.toMatch(/unsafe/);
  expect(answer.headers.get("Vary")).toMatch(/Cookie.*Sec-GPC/);
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
    const answer = await sendRequest(counting.site, path, {
      headers: headers as Record<string, string>,
    });
    const { html, id, policy } = traces(answer);
    expect([html, id]).toEqual([false, false]);
    expect(policy).not.toMatch(/google/);
  });

  test.each(["/", "/cars/1", "/all-cars"])("without an id: %s", async (path) => {
    const { html, policy } = traces(await sendRequest(plain.site, path, { headers: AGREED }));
    expect(html).toBe(false);
    expect(policy).toMatch(/script-src 'self'/);
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
  }
});
