import type { PageCache } from "~/web/cache/page-cache.server";
import { toResponse } from "~/web/cache/rendered-page.server";
import type { PageRequest } from "~/web/http/page-request";
import { setSecurityHeaders } from "~/web/http/security/security-headers.server";
import { START_ADDRESS, START_PATH } from "./start-data";
import type { StartStore } from "./start-store.server";

type Answering = Pick<PageCache, "handle" | "find">;

/**
 * Answers requests for the start data of cached pages. Without them, the page that asks is rendered by
 * the cache's rules: if it has changed since, there is no answer, and the browser reloads it.
 */
export function answerStart(cache: PageCache, store: StartStore, hsts: string | null): Answering {
  return {
    find(request) {
      const asked = readAddress(request);
      if (!asked) return cache.find(request);
      const page = store.find(asked.hash, request);
      return page && { page, headers: {}, isShared: false };
    },
    async handle(request, context) {
      const asked = readAddress(request);
      if (!asked) return cache.handle(request, context);
      const known = store.find(asked.hash, request);
      if (known) return toResponse(known, request);
      await cache.renew(new Request(asked.page, { headers: request.headers }), context);
      const renewed = store.find(asked.hash, request);
      return renewed ? toResponse(renewed, request) : notFound(hsts);
    },
  };
}

function readAddress({ method, url }: PageRequest): { hash: string; page: string } | null {
  if (method !== "GET" || !url.includes(START_PATH) || !URL.canParse(url)) return null;
  const { origin, pathname, search } = new URL(url);
  const [, hash, page] = START_ADDRESS.exec(pathname) ?? [];
  return hash && page ? { hash, page: origin + page + search } : null;
}

function notFound(hsts: string | null) {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  headers.set("Content-Type", "text/plain; charset=utf-8");
  setSecurityHeaders(headers, hsts);
  return new Response("The page has changed.\n", { status: 404, headers });
}
