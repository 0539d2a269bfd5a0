import { beforeEach, describe, expect, test, vi } from "vitest";
import { RouterContextProvider } from "react-router";
import { cachePages } from "./page-cache.server";
import { preventCaching } from "./rendered-page.server";

const MINUTE = 60_000;

let now: number;
let stamp: string | null;
/** The path of each render so far. */
let rendered: string[];
let respond: (text: string, context: RouterContextProvider) => Response;

beforeEach(() => {
  [now, stamp, rendered] = [0, "1", []];
  respond = (text) => page(text);
});

function page(text: string, headers: Record<string, string> = {}, status = 200) {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}

/** Renders «2 of /x» if the second render is of `/x`. */
async function handle({ url }: Request, context: RouterContextProvider) {
  await new Promise((resolve) => setTimeout(resolve, 5));
  rendered.push(new URL(url).pathname);
  return respond(`${rendered.length} of ${rendered.at(-1)}`, context);
}

function makeCache() {
  return cachePages(handle, {
    plan: async (request) => {
      const url = new URL(request.url);
      const clean = new Request(`http://localhost${url.pathname}`);
      const cookie = url.searchParams.get("cookie");
      return url.pathname === "/own" ? null : { key: url.pathname, request: clean, cookie };
    },
    stamp: async () => stamp,
    clock: () => now,
  });
}

function makeClient() {
  const cached = makeCache();
  return (path: string, init?: RequestInit) =>
    cached(new Request(`http://here${path}`, init), new RouterContextProvider());
}

const textOf = async (response: Promise<Response>) => (await response).text();

test("renders a page once, also for concurrent requests", async () => {
  const get = makeClient();
  const texts = await Promise.all([1, 2, 3].map(() => textOf(get("/a"))));
  expect([...texts, await textOf(get("/a"))]).toEqual(Array(4).fill("1 of /a"));
  expect(await textOf(get("/b"))).toBe("2 of /b");
  expect(await textOf(get("/own"))).toBe("3 of /own");
});

test("renders a page again at once when the stamp changes", async () => {
  const get = makeClient();
  await get("/a");
  stamp = "2";
  expect(await textOf(get("/a"))).toBe("2 of /a");
});

test("a request after a change does not join a render from before it", async () => {
  const get = makeClient();
  const before = textOf(get("/a"));
  await Promise.resolve();
  stamp = "2";
  const after = textOf(get("/a"));
  expect(new Set([await before, await after]).size).toBe(2);
});

test("refreshes a page in the background after 10 s, before sending after a minute", async () => {
  const get = makeClient();
  await get("/a");
  now = 10_001;
  expect(await textOf(get("/a"))).toBe("1 of /a");
  await vi.waitFor(async () => expect(await textOf(get("/a"))).toBe("2 of /a"));
  now += MINUTE + 1;
  expect(await textOf(get("/a"))).toBe("3 of /a");
});

test("the ages of pages are measured from their render, to the millisecond", async () => {
  const get = makeClient();
  now = 5 * MINUTE;
  await get("/a");
  now += 10_000;
  expect(await textOf(get("/a"))).toBe("1 of /a");
  // A refresh of `/a` would be the second render.
  expect(await textOf(get("/b"))).toBe("2 of /b");
  now += 50_000;
  expect(await textOf(get("/a"))).toBe("1 of /a");
  await vi.waitFor(() => expect(rendered).toEqual(["/a", "/b", "/a"]));
});

test("without a clock of the test, pages are cached too", async () => {
  const cached = cachePages(handle, {
    plan: async (request) => ({ key: "a", request, cookie: null }),
    stamp: async () => stamp,
  });
  const get = () => cached(new Request("http://here/a"), new RouterContextProvider());
  await get();
  expect(await textOf(get())).toBe("1 of /a");
});

describe("while the stamp is unknown", () => {
  test("a cached page is sent for five minutes, then the request is handled without the cache", async () => {
    const get = makeClient();
    await get("/a");
    stamp = null;
    respond = (text) => page(text, {}, 503);
    now = 5 * MINUTE;
    expect(await textOf(get("/a"))).toBe("1 of /a");
    now += 1;
    expect((await get("/a")).status).toBe(503);
    expect((await get("/b")).status).toBe(503);
  });

  test("nothing is cached", async () => {
    const get = makeClient();
    stamp = null;
    await get("/a");
    expect(await textOf(get("/a"))).toBe("2 of /a");
  });

  test("a page of an older stamp is sent instead of a 503", async () => {
    const get = makeClient();
    await get("/a");
    [stamp, now] = ["2", 2 * MINUTE];
    respond = (text) => page(text, {}, 503);
    expect(await textOf(get("/a"))).toBe("1 of /a");
  });
});

test.each([
  ["404", (text: string) => page(text, {}, 404)],
  ["that sets a cookie", (text: string) => page(text, { "Set-Cookie": "a=b" })],
  ["with no-store", (text: string) => page(text, { "Cache-Control": "no-store" })],
  ["that is not HTML", (text: string) => Response.json({ text })],
  ["without a type", (text: string) => new Response(new TextEncoder().encode(text))],
  [
    "whose loader prevents caching",
    (text: string, context: RouterContextProvider) => {
      preventCaching(context);
      return page(text);
    },
  ],
])("a response %s is not cached", async (_, uncached) => {
  respond = uncached;
  const get = makeClient();
  expect((await get("/a")).headers.get("ETag")).toBeNull();
  expect(await textOf(get("/a"))).toContain("2 of /a");
});

test("a response that browsers may cache is cached", async () => {
  respond = (text) => page(text, { "Cache-Control": "private, max-age=0" });
  const get = makeClient();
  await get("/a");
  expect(await textOf(get("/a"))).toBe("1 of /a");
});

describe("a conditional request", () => {
  const policy = { "Content-Security-Policy": "default-src 'none'", "Content-Length": "7" };

  test.each([(tag: string) => tag, (tag: string) => `"x", W/${tag}`, () => "*"])(
    "gets 304 with the headers and without the body",
    async (condition) => {
      respond = (text) => page(text, policy);
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
    stamp = "2";
    const again = await get("/a", { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([200, "2 of /a"]);
  });
});

test("HEAD gets the headers of the page and no body", async () => {
  const get = makeClient();
  const whole = await get("/a");
  const head = await get("/a", { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
});

test("a visitor's cookie is set only in that visitor's response", async () => {
  const get = makeClient();
  expect((await get("/a?cookie=mine")).headers.get("Set-Cookie")).toBe("mine");
  expect((await get("/a")).headers.get("Set-Cookie")).toBeNull();
});
