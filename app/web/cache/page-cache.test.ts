import { beforeEach, describe, expect, test, vi } from "vitest";
import { RouterContextProvider } from "react-router";
import { keepPages } from "./page-cache.server";
import { leaveUnkept } from "./rendered-page.server";

const MINUTE = 60_000;

let now: number;
let stamp: string | null;
/** The renders so far, each with the address that was rendered. */
let rendered: string[];
let answer: (text: string, context: RouterContextProvider) => Response;

beforeEach(() => {
  [now, stamp, rendered] = [0, "1", []];
  answer = (text) => page(text);
});

function page(text: string, headers: Record<string, string> = {}, status = 200) {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}

/** Renders «2 of /x» for the second render, which was of `/x`. */
async function handle({ url }: Request, context: RouterContextProvider) {
  await new Promise((resolve) => setTimeout(resolve, 5));
  rendered.push(new URL(url).pathname);
  return answer(`${rendered.length} of ${rendered.at(-1)}`, context);
}

function makeCache() {
  return keepPages(handle, {
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

function asker() {
  const cached = makeCache();
  return (path: string, init?: RequestInit) =>
    cached(new Request(`http://here${path}`, init), new RouterContextProvider());
}

const textOf = async (response: Promise<Response>) => (await response).text();

test("a page is rendered once, also for all who ask at the same moment", async () => {
  const ask = asker();
  const texts = await Promise.all([1, 2, 3].map(() => textOf(ask("/a"))));
  expect([...texts, await textOf(ask("/a"))]).toEqual(Array(4).fill("1 of /a"));
  expect(await textOf(ask("/b"))).toBe("2 of /b");
  expect(await textOf(ask("/own"))).toBe("3 of /own");
});

test("another stamp makes another page, at once", async () => {
  const ask = asker();
  await ask("/a");
  stamp = "2";
  expect(await textOf(ask("/a"))).toBe("2 of /a");
});

test("nobody who saw a change joins a render that began before it", async () => {
  const ask = asker();
  const before = textOf(ask("/a"));
  await Promise.resolve();
  stamp = "2";
  const after = textOf(ask("/a"));
  expect(new Set([await before, await after]).size).toBe(2);
});

test("after 10 s a page is sent once more and rendered after that, after a minute before", async () => {
  const ask = asker();
  await ask("/a");
  now = 10_001;
  expect(await textOf(ask("/a"))).toBe("1 of /a");
  await vi.waitFor(async () => expect(await textOf(ask("/a"))).toBe("2 of /a"));
  now += MINUTE + 1;
  expect(await textOf(ask("/a"))).toBe("3 of /a");
});

describe("while nobody can tell whether a page is right", () => {
  test("a kept one is sent for five minutes, then the request is answered by itself", async () => {
    const ask = asker();
    await ask("/a");
    stamp = null;
    answer = (text) => page(text, {}, 503);
    now = 5 * MINUTE;
    expect(await textOf(ask("/a"))).toBe("1 of /a");
    now += 1;
    expect((await ask("/a")).status).toBe(503);
    expect((await ask("/b")).status).toBe(503);
  });

  test("nothing is kept", async () => {
    const ask = asker();
    stamp = null;
    await ask("/a");
    expect(await textOf(ask("/a"))).toBe("2 of /a");
  });

  test("a page of an older stamp is better than a 503", async () => {
    const ask = asker();
    await ask("/a");
    [stamp, now] = ["2", 2 * MINUTE];
    answer = (text) => page(text, {}, 503);
    expect(await textOf(ask("/a"))).toBe("1 of /a");
  });
});

test.each([
  ["404", (text: string) => page(text, {}, 404)],
  ["that sets a cookie", (text: string) => page(text, { "Set-Cookie": "a=b" })],
  ["that says so", (text: string) => page(text, { "Cache-Control": "no-store" })],
  ["that is no page", (text: string) => Response.json({ text })],
  [
    "whose loader says so",
    (text: string, context: RouterContextProvider) => {
      leaveUnkept(context);
      return page(text);
    },
  ],
])("an answer %s is not kept", async (_, unkept) => {
  answer = unkept;
  const ask = asker();
  expect((await ask("/a")).headers.get("ETag")).toBeNull();
  expect(await textOf(ask("/a"))).toContain("2 of /a");
});

describe("who has the page already", () => {
  const policy = { "Content-Security-Policy": "default-src 'none'", "Content-Length": "7" };

  test.each([(tag: string) => tag, (tag: string) => `"x", W/${tag}`, () => "*"])(
    "is told so, with its headers and without its body",
    async (condition) => {
      answer = (text) => page(text, policy);
      const ask = asker();
      const tag = (await ask("/a")).headers.get("ETag")!;
      const again = await ask("/a", { headers: { "If-None-Match": condition(tag) } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(Object.fromEntries(again.headers)).toEqual({
        etag: tag,
        "content-security-policy": "default-src 'none'",
      });
    },
  );

  test("gets it whole when it has changed", async () => {
    const ask = asker();
    const tag = (await ask("/a")).headers.get("ETag")!;
    stamp = "2";
    const again = await ask("/a", { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([200, "2 of /a"]);
  });
});

test("HEAD has the headers of the page and no body", async () => {
  const ask = asker();
  const whole = await ask("/a");
  const head = await ask("/a", { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
});

test("a visitor's cookie stands in that visitor's answer alone", async () => {
  const ask = asker();
  expect((await ask("/a?cookie=mine")).headers.get("Set-Cookie")).toBe("mine");
  expect((await ask("/a")).headers.get("Set-Cookie")).toBeNull();
});
