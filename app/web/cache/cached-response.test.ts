import type { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { preventCaching } from "./rendered-page.server";
import { htmlPage, textOf, usePageCache } from "./testing/use-page-cache";

const cache = usePageCache();

test.each([
  ["404", (text: string) => htmlPage(text, {}, 404)],
  ["that sets a cookie", (text: string) => htmlPage(text, { "Set-Cookie": "a=b" })],
  ["with no-store", (text: string) => htmlPage(text, { "Cache-Control": "no-store" })],
  ["that is neither HTML nor JSON", (text: string) => new Response(text)],
  ["without a type", (text: string) => new Response(new TextEncoder().encode(text))],
  [
    "whose loader prevents caching",
    (text: string, context: RouterContextProvider) => {
      preventCaching(context);
      return htmlPage(text);
    },
  ],
])("a response %s is not cached", async (_, uncached) => {
  cache.respond = uncached;
  const get = cache.makeClient();
  expect((await get("/a")).headers.get("ETag")).toBeNull();
  expect(await textOf(get("/a"))).toContain("2 of /a");
});

test("an unknown address's 404 is cached, but neither its ETag nor any other response", async () => {
  cache.known = "1";
  cache.respond = (text) => htmlPage(text, {}, 404);
  const get = cache.makeClient();
  await get("/unknown");
  const again = await get("/unknown", { headers: { "If-None-Match": "*" } });
  expect([again.status, await again.text()]).toEqual([404, "1 of /unknown"]);
  expect(again.headers.get("ETag")).toBeNull();
  expect(get.find("/unknown")).toBeNull();
  cache.respond = (text) => htmlPage(text);
  await get("/unknown/file");
  expect(await textOf(get("/unknown/file"))).toBe("3 of /unknown/file");
});

test("a response that browsers may cache is cached", async () => {
  cache.respond = (text) => htmlPage(text, { "Cache-Control": "private, max-age=0" });
  const get = cache.makeClient();
  await get("/a");
  expect(await textOf(get("/a"))).toBe("1 of /a");
});

describe("a conditional request", () => {
  const policy = { "Content-Security-Policy": "default-src 'none'", "Content-Length": "7" };

  test.each([(tag: string) => tag, (tag: string) => `"x", W/${tag}`, () => "*"])(
    "gets 304 with the headers and without the body",
    async (condition) => {
      cache.respond = (text) => htmlPage(text, policy);
      const get = cache.makeClient();
      const tag = (await get("/a")).headers.get("ETag")!;
      const again = await get("/a", { headers: { "If-None-Match": condition(tag) } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(Object.fromEntries(again.headers)).toEqual({
        etag: tag,
        "content-security-policy": "default-src 'none'",
      });
    },
  );

  test("gets the whole page when it has changed", async () => {
    const get = cache.makeClient();
    const tag = (await get("/a")).headers.get("ETag")!;
    cache.stamp = "2";
    const again = await get("/a", { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([200, "2 of /a"]);
  });
});

test("HEAD gets the headers of the page and no body", async () => {
  const get = cache.makeClient();
  const whole = await get("/a");
  const head = await get("/a", { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
});

test("caches between may store only a response that is the same for everybody", async () => {
  const cacheControl = async (path: string) => (await get(path)).headers.get("Cache-Control");
  cache.respond = (text) => htmlPage(text, { "Cache-Control": "private, no-cache" });
  const get = cache.makeClient();
  expect(await cacheControl("/a?shared")).toBe("public, no-cache");
  expect(await cacheControl("/a")).toBe("private, no-cache");
  cache.respond = (text) => htmlPage(text, { "Cache-Control": "private, no-cache" }, 404);
  expect(await cacheControl("/b?shared")).toBe("private, no-cache");
});

test("a visitor's cookie is set only in that visitor's response", async () => {
  const get = cache.makeClient();
  expect((await get("/a?cookie=mine")).headers.get("Set-Cookie")).toBe("mine");
  expect((await get("/a")).headers.get("Set-Cookie")).toBeNull();
});
