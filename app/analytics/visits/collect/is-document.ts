/** Whether a visitor sees the page: no prefetch, script request, frame or redirect. */
export function isDocument(
  { method, headers }: Pick<Request, "method" | "headers">,
  { status, headers: sent }: Pick<Response, "status" | "headers">,
): boolean {
  if (method !== "GET" || headers.has("Sec-Purpose") || headers.has("Purpose")) return false;
  if (!isNavigation(headers)) return false;
  // A 304 has no content type; the browser shows the page from its cache.
  if (status === 304) return Boolean(headers.get("Accept")?.includes("text/html"));
  const isPage = sent.get("Content-Type")?.startsWith("text/html");
  return Boolean(isPage) && (status === 200 || status === 404);
}

/** Browsers before 2023 send no metadata; navigations through the service worker have no destination. */
function isNavigation(headers: Headers) {
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination === "empty") return headers.get("Sec-Fetch-Mode") === "navigate";
  return destination === null || destination === "document";
}
