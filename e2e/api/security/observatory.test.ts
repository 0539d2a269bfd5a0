/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { modifiersOf, scoreOf, type Scanned } from "./observatory-score";
import { bookingFields, useSite } from "../site-fixture";
import { STAFF_PASSWORD } from "../../site";

const PUBLIC_URL = "https://mgzavri.example";
const SCANNER = "https://scanner.example";
const fixture = useSite({ PUBLIC_URL, TRUST_PROXY: "1" });

/** The response of a page, with what the browser got before. */
async function scan(path: string, before: readonly string[] = []): Promise<Scanned> {
  const Cookie = before.map((line) => line.split(";")[0]).join("; ");
  const answer = await sendRequest(fixture.site, path, { headers: { Origin: SCANNER, Cookie } });
  expect(answer.status).toBe(200);
  const { headers, text: html } = answer;
  return { headers, html, origin: SCANNER, cookies: [...before, ...headers.getSetCookie()] };
}

async function book() {
  const placed = await sendForm(fixture.site, "/", bookingFields(), { Origin: PUBLIC_URL });
  const [, token] = /booked=([\w-]{22})/.exec(placed.headers.get("Location") ?? "") ?? [];
  return { path: `/bookings/${token}`, cookies: placed.headers.getSetCookie() };
}

async function signIn() {
  const fields = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
  const answer = await sendForm(fixture.site, "/admin", fields, { Origin: PUBLIC_URL });
  return answer.headers.getSetCookie();
}

describe("a site behind https", () => {
  const pages: [string, number, () => Promise<Scanned>][] = [
    ["the home page", 0, () => scan("/")],
    ["the home page in a chosen language", 1, () => scan("/?lng=ka")],
    ["the desk's sign-in form", 0, () => scan("/admin")],
    ["the desk", 2, async () => scan("/admin", await signIn())],
    [
      "a booking's page",
      2,
      async () => {
        const { path, cookies } = await book();
        return scan(path, cookies);
      },
    ],
  ];

  test.each(pages)("%s scores at least 140, without a penalty", async (_, cookies, open) => {
    const scanned = await open();
    expect(scanned.cookies).toHaveLength(cookies);
    const penalties = Object.entries(modifiersOf(scanned)).filter(([, modifier]) => modifier < 0);
    expect(penalties).toEqual([]);
    expect(scoreOf(scanned)).toBeGreaterThanOrEqual(140);
  });
});

describe("the score", () => {
  let scanned: Scanned;
  beforeAll(async () => {
    scanned = await scan("/");
  });

  const changed = (name: string, value: string | null): Scanned => {
    const headers = new Headers(scanned.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return { ...scanned, headers };
  };

  test.each<[string, string | null, string, number]>([
    ["Content-Security-Policy", null, "policy", -25],
    ["Content-Security-Policy", "script-src 'self'; script-src *", "policy", -25],
    ["Content-Security-Policy", "default-src 'none'; script-src 'unsafe-inline'", "policy", -20],
    ["Content-Security-Policy", "default-src 'none'; script-src 'unsafe-eval'", "policy", -10],
    ["Content-Security-Policy", "default-src 'none'; img-src http://a.example", "policy", -10],
    ["Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'", "policy", 0],
    ["Content-Security-Policy", "default-src 'self'", "policy", 5],
    ["Strict-Transport-Security", null, "transport", -20],
    ["Strict-Transport-Security", "max-age=86400", "transport", -10],
    ["X-Content-Type-Options", null, "contentType", -5],
    ["Referrer-Policy", "unsafe-url", "referrer", -5],
    ["Referrer-Policy", null, "referrer", 0],
    ["Cross-Origin-Resource-Policy", "cross-origin", "resource", 0],
    ["Cross-Origin-Opener-Policy", null, "opener", 0],
    ["Cross-Origin-Embedder-Policy", null, "embedder", 0],
    ["Cross-Origin-Embedder-Policy", "unknown", "embedder", -5],
  ])("is lower with %s: %s", (name, value, part, modifier) => {
    const worse = changed(name, value);
    expect(modifiersOf(worse)).toMatchObject({ [part]: modifier });
    expect(scoreOf(worse)).toBeLessThan(scoreOf(scanned));
  });

  test.each<[string, number]>([
    ["a=1; Secure; SameSite=Lax", 5],
    ["a=1; Secure", 0],
    ["a=1; SameSite=Lax", -5],
    ["a=1; Secure; SameSite=Maybe", -20],
    ["session=1; HttpOnly; SameSite=Lax", -10],
    ["session=1; Secure; SameSite=Lax", -30],
  ])("counts the cookie %s", (line, modifier) => {
    expect(modifiersOf({ ...scanned, cookies: [line] }).cookies).toBe(modifier);
  });

  test.each<[string, number]>([
    ['<script src="https://cdn.example/a.js"></script>', -5],
    ['<script src="http://cdn.example/a.js"></script>', -50],
    ['<script src="https://cdn.example/a.js" integrity="sha384-x"></script>', 5],
    ['<script src="/a.js"></script>', 0],
  ])("counts %s", (html, modifier) => {
    expect(modifiersOf({ ...scanned, html: `<body>${html}</body>` }).integrity).toBe(modifier);
  });

  test("of a page without any header has no bonus", () => {
    expect(scoreOf({ ...scanned, headers: new Headers() })).toBe(30);
  });
});
