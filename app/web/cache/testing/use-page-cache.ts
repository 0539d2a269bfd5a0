import { RouterContextProvider } from "react-router";
import { beforeEach } from "vitest";
import type { PageRequest } from "~/web/http/page-request";
import {
  cachePages,
  type FoundPage,
  type PageCacheOptions,
  type PagePlan,
} from "~/web/cache/page-cache.server";

type Client = ((path: string, init?: RequestInit) => Promise<Response>) & {
  find: (path: string) => FoundPage | null;
};

type PageCache = {
  now: number;
  stamp: string | null;
  /** The stamp that is known without waiting. */
  known: string | null;
  /** The path of each render so far. */
  rendered: string[];
  respond: (text: string, context: RouterContextProvider) => Response;
  /** Renders «2 of /x» if the second render is of `/x`. */
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
  makeClient: () => Client;
  options: Omit<PageCacheOptions, "plan"> & { plan: typeof planOf };
};

/** A page cache with a clock and a stamp that each test sets. */
export function usePageCache(): PageCache {
  const cache: PageCache = {
    ...beforeRequests(),
    async handle({ url }, context) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      cache.rendered.push(new URL(url).pathname);
      return cache.respond(`${cache.rendered.length} of ${cache.rendered.at(-1)}`, context);
    },
    options: {
      plan: planOf,
      stamp: async () => cache.stamp,
      knownStamp: () => cache.known,
      clock: () => cache.now,
    },
    makeClient() {
      const { handle, find } = cachePages(cache.handle, cache.options);
      const requestOf = (path: string, init?: RequestInit) =>
        new Request(`http://here${path}`, init);
      const get = (path: string, init?: RequestInit) =>
        handle(requestOf(path, init), new RouterContextProvider());
      return Object.assign(get, { find: (path: string) => find(requestOf(path)) });
    },
  };

  beforeEach(() => {
    Object.assign(cache, beforeRequests());
  });

  return cache;
}

function beforeRequests() {
  return {
    now: 0,
    stamp: "1",
    known: null,
    rendered: [],
    respond: (text: string) => htmlPage(text),
  };
}

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

export function htmlPage(text: string, headers: Record<string, string> = {}, status = 200) {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}

export const textOf = async (response: Promise<Response>) => (await response).text();
