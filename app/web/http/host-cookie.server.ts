import { parseCookie } from "cookie";

const PREFIX = "__Host-";

/** Whether a request came by https, directly or to the proxy in front. */
export function isSecure(request: Pick<Request, "url">): boolean {
  return new URL(request.url).protocol === "https:";
}

/**
 * The name of a secret cookie: with a prefix on https, so that browsers take it only from this very
 * host, and not from a neighbouring one or over http. It needs `Secure`, `Path=/` and no `Domain`.
 */
export function hostCookieName(name: string, request: Pick<Request, "url">): string {
  return isSecure(request) ? PREFIX + name : name;
}

/** The value of such a cookie, also under the name that it had before the prefix. */
export function readHostCookie(headers: Headers, name: string): string | undefined {
  const cookies = parseCookie(headers.get("Cookie") ?? "");
  return cookies[PREFIX + name] ?? cookies[name];
}

/** Makes all cookies of a response to an https request secure. */
export function secureCookies(request: Pick<Request, "url">, headers: Headers) {
  const lines = headers.getSetCookie();
  if (lines.length === 0 || !isSecure(request)) return;
  headers.delete("Set-Cookie");
  for (const line of lines) {
    headers.append("Set-Cookie", /; *secure(?:;|$)/i.test(line) ? line : `${line}; Secure`);
  }
}
