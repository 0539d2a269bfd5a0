import { isNavigation, isPrefetch, type PageRequest } from "~/web/http/page-request";

/** Whether a visitor sees the page: no prefetch, script request, frame or redirect. */
export function isDocument(
  { method, headers }: Pick<PageRequest, "method" | "headers">,
  { status, headers: sent }: { status: number; headers: PageRequest["headers"] },
): boolean {
  if (method !== "GET" || isPrefetch(headers)) return false;
  if (!isNavigation(headers)) return false;
  // A 304 has no content type; the browser shows the page from its cache.
  if (status === 304) return Boolean(headers.get("Accept")?.includes("text/html"));
  const isPage = sent.get("Content-Type")?.startsWith("text/html");
  return Boolean(isPage) && (status === 200 || status === 404);
}
