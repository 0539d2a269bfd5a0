const DATA_PATH = /\.data$/;

/**
 * Whether a request only reloads the data of the page that the browser shows, which the desk does every
 * minute without user input. A navigation comes from another address.
 */
export function isRefetch(request: Pick<Request, "url" | "method" | "headers">): boolean {
  const url = new URL(request.url);
  if (request.method !== "GET" || !DATA_PATH.test(url.pathname)) return false;
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return false;
  return pageOf(new URL(referrer)) === pageOf(url);
}

/** Path and query, without what the router adds to a request for data. */
function pageOf({ pathname, searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  return `${pathname.replace(DATA_PATH, "")}?${query}`;
}
