/** Methods that change nothing and may come from anywhere. */
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request comes from a page of another site. The origin of this site is `publicUrl`, or
 * while that is unset the host that the request itself names. A form on a page with `no-referrer`
 * sends the origin `null`; then the browser's word on the site counts. A client that is no browser
 * sends neither header and is let through: it carries nobody's cookies.
 */
export function isForeign(headers: Pick<Headers, "get">, publicUrl: string | null): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin === "null") return site !== "same-origin";
  if (origin !== null) return !isOwnOrigin(origin, headers.get("Host"), publicUrl);
  return site !== null && site !== "same-origin" && site !== "none";
}

export function isChange(method: string): boolean {
  return !SAFE.has(method);
}

function isOwnOrigin(origin: string, host: string | null, publicUrl: string | null) {
  if (publicUrl) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && host !== null && new URL(origin).host === host.toLowerCase();
}
