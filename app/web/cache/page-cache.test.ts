import { setImmediate as eventLoopTurn } from "node:timers/promises";
import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { cachePages, type PagePlan } from "./page-cache.server";
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
  // It has read the stamp then.
  await eventLoopTurn();
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
      headers: {},
      isShared: false,
      live: null,
      mayBeStale: true,
      status: 200,
      isFrequent: false,
      refused: null,
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

describe("before a page is rendered", () => {
  function limitedClient(allowed: boolean) {
    const asked: boolean[] = [];
    const { handle, show } = cachePages(cache.handle, {
      ...cache.options,
      mayRender: async (_request, _context, isCached) => {
        asked.push(isCached);
        return allowed;
      },
    });
    const request = (path: string) => new Request(`http://here${path}`);
    const get = (path: string) => handle(request(path), new RouterContextProvider());
    return { asked, get, show: (plan: PagePlan) => show(plan, request(plan.key)) };
  }

  test("it is asked once for each, whether for all or for one visitor", async () => {
    const { asked, get } = limitedClient(true);
    for (const path of ["/a", "/a", "/own", "/own"]) await get(path);
    expect(asked).toEqual([true, false, false]);
  });

  test("what may not be rendered goes to the handler, and is not cached", async () => {
    const { asked, get } = limitedClient(false);
    for (const path of ["/a", "/a"]) await get(path);
    expect([asked, cache.rendered]).toEqual([
      [true, true],
      ["/a", "/a"],
    ]);
  });

  test("the page of refused requests is rendered once, and never asked for", async () => {
    const { asked, show } = limitedClient(false);
    cache.respond = (text) => htmlPage(text, {}, 429);
    const plan = { ...cache.options.plan({ url: "http://here/refused" })!, status: 429 as const };
    const [first, second] = [await show(plan), await show(plan)];
    expect([first?.status, await first?.text()]).toEqual([429, "1 of /refused"]);
    expect(await second?.text()).toBe("1 of /refused");
    expect(asked).toEqual([]);
  });

  test("there is no such page while it can't be rendered", async () => {
    const { show } = limitedClient(true);
    cache.respond = (text) => htmlPage(text, {}, 503);
    const plan = { ...cache.options.plan({ url: "http://here/refused" })!, status: 429 as const };
    expect(await show(plan)).toBeNull();
  });
});

test("pages that turn out to be missing share one", async () => {
  cache.respond = (text) => htmlPage(text, {}, 404);
  const { plan } = cache.options;
  const { handle } = cachePages(cache.handle, {
    ...cache.options,
    resolve: async () => ({ ...plan({ url: "http://here/none" })!, status: 404 }),
  });
  const get = (path: string) =>
    handle(new Request(`http://here${path}`), new RouterContextProvider());
  expect(await textOf(get("/cars/8"))).toBe("1 of /none");
  expect(await textOf(get("/cars/9"))).toBe("1 of /none");
});
