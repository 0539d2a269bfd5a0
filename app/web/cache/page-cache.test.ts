import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { cachePages } from "./page-cache.server";
import { htmlPage, textOf, usePageCache } from "./testing/use-page-cache";

const MINUTE = 60_000;
const cache = usePageCache();

test("renders a page once, also for concurrent requests", async () => {
  const get = cache.makeClient();
  const texts = await Promise.all([1, 2, 3].map(() => textOf(get("/a"))));
  expect([...texts, await textOf(get("/a"))]).toEqual(Array(4).fill("1 of /a"));
  expect(await textOf(get("/b"))).toBe("2 of /b");
  expect(await textOf(get("/own"))).toBe("3 of /own");
});

test("renders a page again at once when the stamp changes", async () => {
  const get = cache.makeClient();
  await get("/a");
  cache.stamp = "2";
  expect(await textOf(get("/a"))).toBe("2 of /a");
});

test("a request after a change does not join a render from before it", async () => {
  const get = cache.makeClient();
  const before = textOf(get("/a"));
  await Promise.resolve();
  cache.stamp = "2";
  const after = textOf(get("/a"));
  expect(new Set([await before, await after]).size).toBe(2);
});

test("refreshes a page in the background after 10 s, before sending after a minute", async () => {
  const get = cache.makeClient();
  await get("/a");
  cache.now = 10_001;
  expect(await textOf(get("/a"))).toBe("1 of /a");
  await vi.waitFor(async () => expect(await textOf(get("/a"))).toBe("2 of /a"), SOON);
  cache.now += MINUTE + 1;
  expect(await textOf(get("/a"))).toBe("3 of /a");
});

test("the ages of pages are measured from their render, to the millisecond", async () => {
  const get = cache.makeClient();
  cache.now = 5 * MINUTE;
  await get("/a");
  cache.now += 10_000;
  expect(await textOf(get("/a"))).toBe("1 of /a");
  // A refresh of `/a` would be the second render.
  expect(await textOf(get("/b"))).toBe("2 of /b");
  cache.now += 50_000;
  expect(await textOf(get("/a"))).toBe("1 of /a");
  await vi.waitFor(() => expect(cache.rendered).toEqual(["/a", "/b", "/a"]), SOON);
});

test("without a clock of the test, pages are cached too", async () => {
  const { handle } = cachePages(cache.handle, {
    plan: ({ url }) => ({
      key: "a",
      request: () => new Request(url),
      dictionary: null,
      headers: {},
      isShared: false,
      live: null,
      mayBeStale: true,
      isUnknown: false,
    }),
    stamp: async () => cache.stamp,
    knownStamp: () => null,
  });
  const get = () => handle(new Request("http://here/a"), new RouterContextProvider());
  await get();
  expect(await textOf(get())).toBe("1 of /a");
});

describe("without waiting", () => {
  test.each(["/a", "/b?cookie=mine"])("finds a page of the known stamp: %s", async (path) => {
    const client = cache.makeClient();
    cache.now = 5 * MINUTE;
    await client(path);
    cache.known = "1";
    cache.now += 10_000;
    const found = client.find(path);
    expect(new TextDecoder().decode(found?.page.body)).toBe(`1 of ${path.slice(0, 2)}`);
    expect(found?.headers).toEqual(path === "/a" ? {} : { "Set-Cookie": "mine" });
  });

  test.each([
    ["that was not rendered yet", "/b", {}],
    ["of another stamp", "/a", { known: "2" }],
    ["while the stamp is unknown", "/a", { known: null }],
    ["that is to be refreshed", "/a", { now: 10_001 }],
    ["with live data", "/live", {}],
    ["that is not cached", "/own", {}],
  ])("finds no page %s", async (_, path, changes) => {
    const client = cache.makeClient();
    for (const rendered of ["/a", "/live", "/own"]) await client(rendered);
    Object.assign(cache, { known: "1" }, changes);
    expect(client.find(path)).toBeNull();
  });
});

describe("while the stamp is unknown", () => {
  test("a cached page is sent for five minutes, then the request is handled without the cache", async () => {
    const get = cache.makeClient();
    await get("/a");
    cache.stamp = null;
    cache.respond = (text) => htmlPage(text, {}, 503);
    cache.now = 5 * MINUTE;
    expect(await textOf(get("/a"))).toBe("1 of /a");
    cache.now += 1;
    expect((await get("/a")).status).toBe(503);
    expect((await get("/b")).status).toBe(503);
  });

  test("nothing is cached", async () => {
    const get = cache.makeClient();
    cache.stamp = null;
    await get("/a");
    expect(await textOf(get("/a"))).toBe("2 of /a");
  });

  test("one that may not be stale is handled without the cache", async () => {
    const get = cache.makeClient();
    await get("/call");
    expect(await textOf(get("/call"))).toBe("1 of /call");
    cache.stamp = null;
    expect(await textOf(get("/call"))).toBe("2 of /call");
  });

  test("a page with live data is rendered", async () => {
    const get = cache.makeClient();
    await get("/live");
    cache.stamp = null;
    expect(await textOf(get("/live"))).toBe("2 of /live");
  });

  test("a page with live data is never replaced by an older one", async () => {
    const get = cache.makeClient();
    await get("/live");
    cache.stamp = "2";
    cache.respond = (text) => htmlPage(text, {}, 503);
    expect((await get("/live")).status).toBe(503);
  });

  test("a page of an older stamp is sent instead of a 503", async () => {
    const get = cache.makeClient();
    await get("/a");
    [cache.stamp, cache.now] = ["2", 2 * MINUTE];
    cache.respond = (text) => htmlPage(text, {}, 503);
    expect(await textOf(get("/a"))).toBe("1 of /a");
  });
});
