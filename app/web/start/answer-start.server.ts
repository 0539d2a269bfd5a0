import type { PageCache } from "~/web/cache/page-cache.server";
import { toResponse } from "~/web/cache/rendered-page.server";
import type { PageRequest } from "~/web/http/page-request";
import { setSecurityHeaders } from "~/web/http/security-headers.server";
import { START_PAGE_PARAMETER, START_PATH } from "./start-data";
import type { StartStore } from "./start-store.server";

type Answering = Pick<PageCache, "handle" | "find">;

/**
 * Answers requests for the start data of cached pages. Without them, the page that asks is rendered by
 * the cache's rules: if it has changed since, there is no answer, and the browser reloads it.
 */
export function answerStart(cache: PageCache, store: StartStore, hsts: string | null): Answering {
  return {
    find(request) {
      const hash = requestedHash(request);
      if (hash === null) return cache.find(request);
      const page = store.find(hash, request);
      return page && { page, cookie: null, isShared: false };
    },
    async handle(request, context) {
      const hash = requestedHash(request);
      if (hash === null) return cache.handle(request, context);
      const page = pageOf(request);
      if (!store.find(hash, request) && page) await cache.renew(page, context);
      const found = store.find(hash, request);
      return found ? toResponse(found, request) : notFound(hsts);
    },
  };
}

function requestedHash({ method, url }: PageRequest): string | null {
  const path = new URL(url).pathname;
  return method === "GET" && path.startsWith(START_PATH) ? path.slice(START_PATH.length) : null;
}

/** The page for which a browser requests the data. */
function pageOf({ url, headers }: Request): Request | null {
  const page = new URL(url).searchParams.get(START_PAGE_PARAMETER) ?? "";
  if (!page.startsWith("/") || !URL.canParse(page, url)) return null;
  return new Request(new URL(page, url), { headers });
}

function notFound(hsts: string | null) {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  headers.set("Content-Type", "text/plain; charset=utf-8");
  setSecurityHeaders(headers, hsts);
  return new Response("The page has changed.\n", { status: 404, headers });
}
