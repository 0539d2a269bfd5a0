import { describe, expect, test } from "vitest";
import { sendRequest, sendForm, sendJson, type Answer } from "../answer";
import { bookingFields, postBooking, useSiteProcess } from "../site-fixture";

const fixture = useSiteProcess();

/** One response of each kind. */
const answers: Record<string, [status: number, () => Promise<Answer>]> = {
  "the home page": [200, () => sendRequest(fixture.site, "/")],
  "a car's page": [200, () => sendRequest(fixture.site, "/cars/1")],
  "the desk": [200, () => sendRequest(fixture.site, "/admin")],
  "data of a page": [200, () => sendRequest(fixture.site, "/cars/1.data")],
  "the cars": [200, () => sendRequest(fixture.site, "/api/cars")],
  "a refused booking": [422, () => postBooking(fixture.site, {})],
  "broken JSON": [400, () => postBooking(fixture.site, "{")],
  "too much": [413, () => postBooking(fixture.site, "x".repeat(70_000))],
  "bookings without a session": [401, () => sendRequest(fixture.site, "/api/bookings")],
  "a method that is not there": [405, () => sendJson(fixture.site, "/api/cars", {})],
  "a method that is nowhere": [405, () => sendRequest(fixture.site, "/", { method: "OPTIONS" })],
  "a car that is not there": [404, () => sendRequest(fixture.site, "/cars/999999")],
  "any other path": [404, () => sendRequest(fixture.site, "/no/such/page")],
  "a path of broken escapes": [404, () => sendRequest(fixture.site, "/%E0%A4%A")],
  "a form that is none": [415, () => sendJson(fixture.site, "/", {})],
  "a form from elsewhere": [403, () => sendForm(fixture.site, "/", {}, { Origin: "null" })],
  "a redirect": [303, () => sendForm(fixture.site, "/", bookingFields())],
  "the health of the process": [200, () => sendRequest(fixture.site, "/healthz")],
  "the health of the database": [200, () => sendRequest(fixture.site, "/readyz")],
  "a picture": [200, () => sendRequest(fixture.site, "/favicon.svg")],
};

describe.each(Object.entries(answers))("%s", (_, [status, get]) => {
  test("has the security headers", async () => {
    const answer = await get();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-embedder-policy": "credentialless",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(answer.headers.get("X-Powered-By")).toBeNull();
    expect(answer.headers.get("Server")).toBeNull();
  });

  test("has a strict content security policy", async () => {
    const { headers } = await get();
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/script-src ('none'|'self')/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    if (!headers.get("Content-Type")?.startsWith("text/html")) return;
    expect(policy).toMatch(/^default-src 'none';/);
  });
});

test.each([
  [
    "script-src",
    /<script(?![^>]* src=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g,
  ],
  ["style-src", /<style>([\s\S]*?)<\/style>/g],
])("%s has the hashes of exactly what stands in the page", async (directive, inline) => {
  const answer = await sendRequest(fixture.site, "/");
  const policy = answer.headers.get("Content-Security-Policy")!.split("; ");
  const named = policy.find((one) => one.startsWith(directive))!.match(/'sha256-[^']+'/g)!;
  // An empty element needs no hash.
  const found = [...answer.text.matchAll(inline)].filter(([, text]) => text);
  const hashes = await Promise.all(found.map(([, text]) => hashOf(text!)));
  expect(hashes.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(hashes));
  expect(answer.text).not.toMatch(/ on\w+="| style="|javascript:/);
});

test("texts become scripts by the policies of Trusted Types only", async () => {
  const { headers } = await sendRequest(fixture.site, "/");
  const policy = headers.get("Content-Security-Policy")!.split("; ");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types default prose");
});

async function hashOf(text: string) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(hash).toString("base64")}'`;
}

test("hashed files are cached for a year, others for an hour, hidden ones are not found", async () => {
  const [, path] = /href="(\/assets\/[^"]+\.css)"/.exec(
    (await sendRequest(fixture.site, "/")).text,
  )!;
  const cacheControlOf = async (file: string) =>
    (await sendRequest(fixture.site, file)).headers.get("Cache-Control");
  expect(await cacheControlOf(path!)).toMatch(/max-age=31536000, immutable/);
  expect(await cacheControlOf("/favicon.svg")).toBe("public, max-age=3600");
  for (const hidden of ["/.vite/manifest.json", "/..%2fpackage.json", "/server/index.js"]) {
    expect((await sendRequest(fixture.site, hidden)).status).toBe(404);
  }
});

test("rejects an invalid Host without logging it", async () => {
  const { request } = await import("node:http");
  const status = await new Promise((resolve, reject) => {
    const call = request(fixture.site.url, { headers: { Host: "a b" } });
    call.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
    call.end();
  });
  expect(status).toBe(400);
  expect(fixture.site.output()).not.toMatch(/"level":[56]0/);
});

test("texts name their charset", async () => {
  const page = (await sendRequest(fixture.site, "/")).text;
  const [, style = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(page) ?? [];
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  for (const path of [style, script, "/cars/1.data", "/robots.txt", "/faq"]) {
    const { status, headers } = await sendRequest(fixture.site, path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, headers.get("Content-Type")]).toEqual([
      path,
      expect.stringMatching(/^text\/[\w-]+; ?charset=utf-8$/),
    ]);
  }
});
