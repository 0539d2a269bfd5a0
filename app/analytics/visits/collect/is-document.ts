/** A page that somebody has before them: not fetched ahead, by a script, or sent elsewhere. */
export function isDocument(
  { method, headers }: Pick<Request, "method" | "headers">,
  { status, headers: answered }: Pick<Response, "status" | "headers">,
): boolean {
  if (method !== "GET" || headers.has("Sec-Purpose") || headers.has("Purpose")) return false;
  if (!isNavigation(headers)) return false;
  // The body of a 304 is the page that the browser has already.
  if (status === 304) return Boolean(headers.get("Accept")?.includes("text/html"));
  const isPage = answered.get("Content-Type")?.startsWith("text/html");
  return Boolean(isPage) && (status === 200 || status === 404);
}

/** Browsers of before 2023 don't say. Through the site's service worker a navigation has no destination. */
function isNavigation(headers: Headers) {
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination === "empty") return headers.get("Sec-Fetch-Mode") === "navigate";
  return destination === null || destination === "document";
}
