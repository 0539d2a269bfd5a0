/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { readStartData } from "~/web/start/start-data";
import { sendRequest, type Answer } from "../answer";
import { changeFleet } from "../site-database";
import { signIn, useSite } from "../site-fixture";

const PUBLIC_URL = "http://cars.example";
const fixture = useSite({ PUBLIC_URL, TRUST_PROXY: "1", PAGES_PER_MINUTE: "2" });
const other = useSite({ PUBLIC_URL });

const get = (path: string, headers: Record<string, string> = {}, site = fixture.site) =>
  sendRequest(site, path, { headers });

const load = (script: string) => fetch(fixture.site.url + script);

const hashIn = ({ text }: Answer) => /<script data-start="([\w-]{16})"/.exec(text)?.[1] ?? null;

async function addressOf(path: string, headers: Record<string, string> = {}) {
  return `/start/${hashIn(await get(path, headers))}${path}`;
}

describe("a page that is the same for all", () => {
  test.each(["/", "/all-cars?type=suv", "/cars/1", "/faq?lng=ka", "/privacy-policy"])(
    "%s contains no start data, but their hash",
    async (path) => {
      const page = await get(path);
      expect(page.text).not.toMatch(
        /<script[^>]* type="(?!app)|window\.__react|rel="modulepreload/,
      );
      const answer = await get(`/start/${hashIn(page)}${path}`);
      expect(answer.status).toBe(200);
      const { data, stream } = readStartData(answer.text);
      expect(data.routes[0]).toEqual(["root", [expect.stringMatching(/^\/assets\/root-.*\.js$/)]]);
      expect(stream).toMatch(/^\[/);
      expect(answer.text).not.toContain("<");
      for (const script of [data.manifest, data.entry, ...data.preloads]) {
        expect([script, (await load(script)).status]).toEqual([script, 200]);
      }
    },
  );

  test("has the texts of its language among the scripts", async () => {
    for (const [path, isGeorgian] of [
      ["/faq", false],
      ["/faq?lng=ka", true],
    ] as const) {
      const { data } = readStartData((await get(await addressOf(path))).text);
      const texts = data.preloads.find((script) => script.includes("/public-"))!;
      expect(/\p{Script=Georgian}/u.test(await (await load(texts)).text())).toBe(isGeorgian);
    }
  });
});

test("the data of a hash never change, and are compressed", async () => {
  const address = await addressOf("/faq");
  const texts = [];
  for (const encoding of ["br", "gzip", "identity"]) {
    const { text, headers } = await get(address, { "Accept-Encoding": encoding });
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("Content-Encoding")).toBe(encoding === "br" ? "br" : null);
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    texts.push(text);
  }
  expect(new Set(texts).size).toBe(1);
});

describe("pages of one visitor contain their start data:", () => {
  test.each([
    ["at the desk", "/admin"],
    ["for a lost link", "/bookings"],
    ["of an unknown address", "/nothing-here"],
  ])("%s", async (_, path) => {
    const page = await get(path, { Cookie: await signIn(fixture.site) });
    expect(hashIn(page)).toBeNull();
    expect(page.text).toContain('<script type="text/start">{"context":');
  });

  test("for a browser whose page had no data any more", async () => {
    const { text, headers } = await get("/faq", { Cookie: "inline-start=1" });
    expect(text).toContain('<script type="text/start">{"context":');
    expect([headers.get("ETag"), headers.get("Cache-Control")]).toEqual([
      null,
      "private, no-cache",
    ]);
  });
});

test("after a change, an open page still gets its own data, and the next page others", async () => {
  const before = await addressOf("/cars/2");
  const { text } = await get(before);
  await changeFleet(fixture.site, (sql) => sql`update cars set name = 'Renamed' where id = 2`);
  const after = await addressOf("/cars/2");
  expect(after).not.toBe(before);
  expect((await get(before)).text).toBe(text);
  expect((await get(after)).text).toContain("Renamed");
});

test("data of another version are not sent: 404, which is not stored", async () => {
  for (const path of ["/faq", "/", "/faq?lng=ka", "/admin", "/nothing-here", "/start/x/faq"]) {
    const answer = await get(`/start/AAAAAAAAAAAAAAAA${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  }
});

describe("a node that has not sent the page", () => {
  const asked = async (path: string, headers: Record<string, string> = {}) =>
    (await get(`/start/${hashIn(await get(path, headers))}${path}`, headers, other.site)).status;

  test("renders it, in the language of the visitor", async () => {
    expect(await asked("/guides", { "Accept-Language": "ka" })).toBe(200);
    expect(await asked("/tbilisi", { Cookie: "lng=ka", "Accept-Language": "en" })).toBe(200);
    expect(await asked("/batumi?lng=ka")).toBe(200);
  });

  test("has none if another tab has changed the language", async () => {
    const path = "/terms";
    const hash = hashIn(await get(path, { Cookie: "lng=ka" }));
    const answer = await get(`/start/${hash}${path}`, { Cookie: "lng=en" }, other.site);
    expect(answer.status).toBe(404);
  });
});

test("what a request for unknown data renders counts like pages", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.77" };
  const unknown = (day: number) =>
    get(`/start/AAAAAAAAAAAAAAAA/all-cars?from=2030-03-0${day}&to=2030-04-01`, headers);
  for (const day of [1, 2, 3, 4]) expect((await unknown(day)).status).toBe(404);
  const page = await get("/all-cars?from=2030-03-09&to=2030-04-01", headers);
  expect(page.status).toBe(429);
});
