/** Methods that may come from anywhere. */
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Returns whether a request comes from a page of another site. The origin of this site is `publicUrl`, or
 * the `Host` header if that is unset. A form on a page with `no-referrer` sends `Origin: null`; then
 * `Sec-Fetch-Site` counts. Very old browsers send neither, but `Referer`. A client that is not a browser
 * sends none of them and is allowed: it has no visitor's cookies.
 */
export function isForeign(headers: Pick<Headers, "get">, publicUrl: string | null): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin === "null") return site !== "same-origin";
  if (origin !== null) return !isOwnOrigin(origin, headers.get("Host"), publicUrl);
  if (site !== null) return site !== "same-origin" && site !== "none";
  const referrer = headers.get("Referer");
  return referrer !== null && !isOwnOrigin(originOf(referrer), headers.get("Host"), publicUrl);
}

/** Returns whether the page that sent a form was opened at the address that it was sent to. */
export function isSentByOwnPage(headers: Pick<Headers, "get">): boolean {
  const origin = headers.get("Origin");
  return origin !== null && !isForeign(headers, null);
}

function originOf(referrer: string) {
  return URL.canParse(referrer) ? new URL(referrer).origin : referrer;
}

export function isChange(method: string): boolean {
  return !SAFE.has(method);
}

function isOwnOrigin(origin: string, host: string | null, publicUrl: string | null) {
  if (publicUrl) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && host !== null && new URL(origin).host === host.toLowerCase();
}
