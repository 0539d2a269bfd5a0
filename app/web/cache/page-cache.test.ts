import { setImmediate as eventLoopTurn } from "node:timers/promises";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import type { PageRequest } from "~/web/http/page-request";
import { cachePages, type PageCacheOptions, type PagePlan } from "./page-cache.server";
import { preventCaching } from "./rendered-page.server";

const MINUTE = 60_000;

/** The state that each test can change. */
const initial = {
  now: 0,
  stamp: "1" as string | null,
  /** The stamp that is known without waiting. */
  known: null as string | null,
  respond: (text: string, _context: RouterContextProvider) => htmlPage(text),
};

const cache = {
  ...initial,
  /** The path of each render so far. */
  rendered: [] as string[],
};

/** Renders «2 of /x» if the second render is of `/x`. */
async function render({ url }: Request, context: RouterContextProvider) {
  await new Promise((resolve) => setTimeout(resolve, 5));
  cache.rendered.push(new URL(url).pathname);
  return cache.respond(`${cache.rendered.length} of ${cache.rendered.at(-1)}`, context);
}

const options = {
  plan: planOf,
  stamp: async () => cache.stamp,
  knownStamp: () => cache.known,
  clock: () => cache.now,
} satisfies PageCacheOptions;

/** Returns a client of a cache with the clock and the stamp of the test. */
function makeClient() {
  const { handle, find } = cachePages(render, options);
  const requestOf = (path: string, init?: RequestInit) => new Request(`http://here${path}`, init);
  const get = (path: string, init?: RequestInit) =>
    handle(requestOf(path, init), new RouterContextProvider());
  return Object.assign(get, { find: (path: string) => find(requestOf(path)) });
}

beforeEach(() => {
  Object.assign(cache, initial, { rendered: [] });
});

function planOf({ url }: Pick<PageRequest, "url">): PagePlan | null {
  const { pathname, searchParams } = new URL(url);
  const request = () => new Request(`http://localhost${pathname}`);
  return pathname === "/own"
    ? null
    : {
        key: pathname,
        request,
        headers: searchParams.has("cookie") ? { "Set-Cookie": "mine" } : {},
        isShared: searchParams.has("shared"),
        live: pathname.startsWith("/live") ? "fleet" : null,
        mayBeStale: pathname === "/a" || pathname === "/b",
        status: pathname.startsWith("/unknown") ? 404 : 200,
        isFrequent: false,
        refused: null,
      };
}

function htmlPage(text: string, headers: Record<string, string> = {}, status = 200) {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}

const bodyOf = async (response: Promise<Response>) => (await response).text();

test("renders a page once, also for concurrent requests", async () => {
  const get = makeClient();
  const texts = await Promise.all([1, 2, 3].map(() => bodyOf(get("/a"))));
  expect([...texts, await bodyOf(get("/a"))]).toEqual(Array(4).fill("1 of /a"));
  expect(await bodyOf(get("/b"))).toBe("2 of /b");
  expect(await bodyOf(get("/own"))).toBe("3 of /own");
});

test("renders a page again at once when the stamp changes", async () => {
  const get = makeClient();
  await get("/a");
  cache.stamp = "2";
  expect(await bodyOf(get("/a"))).toBe("2 of /a");
});

test("a request after a change does not join a render from before it", async () => {
  const get = makeClient();
  const before = bodyOf(get("/a"));
  // By then it has read the stamp.
  await eventLoopTurn();
  cache.stamp = "2";
  const after = bodyOf(get("/a"));
  expect(new Set([await before, await after]).size).toBe(2);
});

test("refreshes a page in the background after 10 s, before sending after a minute", async () => {
  const get = makeClient();
  await get("/a");
  cache.now = 10_001;
  expect(await bodyOf(get("/a"))).toBe("1 of /a");
  await vi.waitFor(async () => expect(await bodyOf(get("/a"))).toBe("2 of /a"), SOON);
  cache.now += MINUTE + 1;
  expect(await bodyOf(get("/a"))).toBe("3 of /a");
});

test("the ages of pages are measured from their render, to the millisecond", async () => {
  const get = makeClient();
  cache.now = 5 * MINUTE;
  await get("/a");
  cache.now += 10_000;
  expect(await bodyOf(get("/a"))).toBe("1 of /a");
  // A refresh of `/a` would be the second render.
  expect(await bodyOf(get("/b"))).toBe("2 of /b");
  cache.now += 50_000;
  expect(await bodyOf(get("/a"))).toBe("1 of /a");
  await vi.waitFor(() => expect(cache.rendered).toEqual(["/a", "/b", "/a"]), SOON);
});

describe("without waiting", () => {
  test.each(["/a", "/b?cookie=mine"])("finds a page of the known stamp: %s", async (path) => {
    const client = makeClient();
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
    const client = makeClient();
    for (const rendered of ["/a", "/live", "/own"]) await client(rendered);
    Object.assign(cache, { known: "1" }, changes);
    expect(client.find(path)).toBeNull();
  });
});

describe("while the stamp is unknown", () => {
  test("a cached page is sent for five minutes, then the request is handled without the cache", async () => {
    const get = makeClient();
    await get("/a");
    cache.stamp = null;
    cache.respond = (text) => htmlPage(text, {}, 503);
    cache.now = 5 * MINUTE;
    expect(await bodyOf(get("/a"))).toBe("1 of /a");
    cache.now += 1;
    expect((await get("/a")).status).toBe(503);
    expect((await get("/b")).status).toBe(503);
  });

  test("nothing is cached", async () => {
    const get = makeClient();
    cache.stamp = null;
    await get("/a");
    expect(await bodyOf(get("/a"))).toBe("2 of /a");
  });

  test("one that may not be stale is handled without the cache", async () => {
    const get = makeClient();
    await get("/call");
    expect(await bodyOf(get("/call"))).toBe("1 of /call");
    cache.stamp = null;
    expect(await bodyOf(get("/call"))).toBe("2 of /call");
  });

  test("a page with live data is rendered", async () => {
    const get = makeClient();
    await get("/live");
    cache.stamp = null;
    expect(await bodyOf(get("/live"))).toBe("2 of /live");
  });

  test("a page with live data is never replaced by an older one", async () => {
    const get = makeClient();
    await get("/live");
    cache.stamp = "2";
    cache.respond = (text) => htmlPage(text, {}, 503);
    expect((await get("/live")).status).toBe(503);
  });

  test("a page of an older stamp is sent instead of a 503", async () => {
    const get = makeClient();
    await get("/a");
    [cache.stamp, cache.now] = ["2", 2 * MINUTE];
    cache.respond = (text) => htmlPage(text, {}, 503);
    expect(await bodyOf(get("/a"))).toBe("1 of /a");
  });
});

describe("before a page is rendered", () => {
  function limitedClient(allowed: boolean) {
    const asked: boolean[] = [];
    const { handle, show } = cachePages(render, {
      ...options,
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
    const plan = { ...options.plan({ url: "http://here/refused" })!, status: 429 as const };
    const [first, second] = [await show(plan), await show(plan)];
    expect([first?.status, await first?.text()]).toEqual([429, "1 of /refused"]);
    expect(await second?.text()).toBe("1 of /refused");
    expect(asked).toEqual([]);
  });

  test("there is no such page while it can't be rendered", async () => {
    const { show } = limitedClient(true);
    cache.respond = (text) => htmlPage(text, {}, 503);
    const plan = { ...options.plan({ url: "http://here/refused" })!, status: 429 as const };
    expect(await show(plan)).toBeNull();
  });
});

test("pages that turn out to be missing share one", async () => {
  cache.respond = (text) => htmlPage(text, {}, 404);
  const { plan } = options;
  const { handle } = cachePages(render, {
    ...options,
    resolve: async () => ({ ...plan({ url: "http://here/none" })!, status: 404 }),
  });
  const get = (path: string) =>
    handle(new Request(`http://here${path}`), new RouterContextProvider());
  expect(await bodyOf(get("/cars/8"))).toBe("1 of /none");
  expect(await bodyOf(get("/cars/9"))).toBe("1 of /none");
});

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
  const get = makeClient();
  expect((await get("/a")).headers.get("ETag")).toBeNull();
  expect(await bodyOf(get("/a"))).toContain("2 of /a");
});

test("an unknown address's 404 is cached, but neither its ETag nor any other response", async () => {
  cache.known = "1";
  cache.respond = (text) => htmlPage(text, {}, 404);
  const get = makeClient();
  await get("/unknown");
  const again = await get("/unknown", { headers: { "If-None-Match": "*" } });
  expect([again.status, await again.text()]).toEqual([404, "1 of /unknown"]);
  expect(again.headers.get("ETag")).toBeNull();
  expect(get.find("/unknown")).toBeNull();
  cache.respond = (text) => htmlPage(text);
  await get("/unknown/file");
  expect(await bodyOf(get("/unknown/file"))).toBe("3 of /unknown/file");
});

test("a response that browsers may cache is cached", async () => {
  cache.respond = (text) => htmlPage(text, { "Cache-Control": "private, max-age=0" });
  const get = makeClient();
  await get("/a");
  expect(await bodyOf(get("/a"))).toBe("1 of /a");
});

describe("a conditional request", () => {
  const policy = { "Content-Security-Policy": "default-src 'none'", "Content-Length": "7" };

  test.each([(tag: string) => tag, (tag: string) => `"x", W/${tag}`, () => "*"])(
    "gets 304 with the headers and without the body",
    async (condition) => {
      cache.respond = (text) => htmlPage(text, policy);
      const get = makeClient();
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
    const get = makeClient();
    const tag = (await get("/a")).headers.get("ETag")!;
    cache.stamp = "2";
    const again = await get("/a", { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([200, "2 of /a"]);
  });
});

test("caches between may store only a response that is the same for everybody", async () => {
  const cacheControl = async (path: string) => (await get(path)).headers.get("Cache-Control");
  cache.respond = (text) => htmlPage(text, { "Cache-Control": "private, no-cache" });
  const get = makeClient();
  expect(await cacheControl("/a?shared")).toBe("public, no-cache");
  expect(await cacheControl("/a")).toBe("private, no-cache");
  cache.respond = (text) => htmlPage(text, { "Cache-Control": "private, no-cache" }, 404);
  expect(await cacheControl("/b?shared")).toBe("private, no-cache");
});

test("a visitor's cookie is set only in that visitor's response", async () => {
  const get = makeClient();
  expect((await get("/a?cookie=mine")).headers.get("Set-Cookie")).toBe("mine");
  expect((await get("/a")).headers.get("Set-Cookie")).toBeNull();
});
