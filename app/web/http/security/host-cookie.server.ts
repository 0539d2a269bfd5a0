import { parseCookie } from "cookie";
import { HOST_PREFIX as PREFIX, namesOfCookie } from "./host-prefix";

/** Whether a request came by https, directly or to the proxy in front. */
export function isSecure(request: Pick<Request, "url">): boolean {
  return new URL(request.url).protocol === "https:";
}

/**
 * The name of a cookie: with a prefix on https, so that browsers take it only from this very
 * host, and not from a neighbouring one or over http. It needs `Secure`, `Path=/` and no `Domain`.
 */
export function hostCookieName(name: string, request: Pick<Request, "url">): string {
  return isSecure(request) ? PREFIX + name : name;
}

/** The value of such a cookie, also under the name that it had before the prefix. */
export function readHostCookie(headers: Pick<Headers, "get">, name: string): string | undefined {
  const sent = headers.get("Cookie");
  if (sent === null) return undefined;
  const cookies = parseCookie(sent);
  return cookies[PREFIX + name] ?? cookies[name];
}

/**
 * Makes all cookies of a response to an https request secure, and those of this host prefixed: what was
 * written without its request, such as a flash message, has the plain name. Plain names that the
 * browser still sends are deleted.
 */
export function secureCookies(request: Pick<Request, "url" | "headers">, headers: Headers) {
  const lines = headers.getSetCookie();
  if (lines.length === 0 || !isSecure(request)) return;
  headers.delete("Set-Cookie");
  const sent = parseCookie(request.headers.get("Cookie") ?? "");
  for (const line of lines.flatMap((one) => securedLines(one, sent))) {
    headers.append("Set-Cookie", line);
  }
}

function securedLines(line: string, sent: Record<string, string | undefined>): string[] {
  const secure = hasAttribute(line, "secure") ? line : `${line}; Secure`;
  const [written = ""] = line.split("=", 1);
  const isOfHost = hasAttribute(line, "path=/") && !/; *domain=/i.test(line);
  if (!isOfHost) return [secure];
  const name = written.replace(PREFIX, "");
  const rest = secure.slice(written.length);
  // Google's cookies are deleted by their own names.
  if (hasAttribute(line, "max-age=0")) {
    const others = namesOfCookie(name).filter((other) => sent[other] !== undefined);
    return [...new Set([written, ...others])].map((one) => one + rest);
  }
  const former = sent[name] === undefined ? [] : [`${name}=; Max-Age=0; Path=/; Secure`];
  return [PREFIX + name + rest, ...former];
}

function hasAttribute(line: string, attribute: string) {
  return new RegExp(`; *${attribute}(?:;|$)`, "i").test(line);
}
