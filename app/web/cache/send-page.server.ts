import type { ServerResponse } from "node:http";
import type { PageRequest } from "~/web/http/page-request";
import type { FoundPage } from "./page-cache.server";
import { isKnownTo, sharedValue } from "./rendered-page.server";

/** Sends a cached page as `toResponse` would, but without web-API objects, which cost most of it. */
export function sendPage(found: FoundPage, request: PageRequest, to: ServerResponse) {
  const { page, isShared } = found;
  const isKnown = isKnownTo(request, page);
  const own = isKnown ? page.rawHeaders.notModified : page.rawHeaders.whole;
  const headers = isShared ? own.map(sharedValue) : own;
  const status = isKnown ? 304 : page.status;
  to.writeHead(status, [...headers, ...Object.entries(found.headers).flat()]);
  to.end(isKnown || request.method === "HEAD" ? undefined : page.body);
  return status;
}
