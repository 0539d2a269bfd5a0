import { parseCookie } from "cookie";
import { HOST_PREFIX as PREFIX, namesOfCookie } from "./host-prefix";

/** The fields of a request that cookies are read from. The address is absolute. */
export type CookieRequest = Pick<Request, "url"> & { headers: Pick<Headers, "get"> };

/** Returns whether a request came by https, directly or to the proxy in front. */
export function isSecure(request: Pick<Request, "url">): boolean {
  return request.url.startsWith("https:");
}

/**
 * Returns the name of a cookie: with a prefix on https, so that browsers take it only from this very host,
 * and not from a neighbouring one or over http. Such a cookie needs `Secure`, `Path=/` and no `Domain`.
 */
export function hostCookieName(name: string, request: Pick<Request, "url">): string {
  return isSecure(request) ? PREFIX + name : name;
}

/**
 * Returns the value of a cookie that grants something. On https it must have the prefix: a neighbouring
 * host, or this one over http, could have set another, to sign a browser in to an account of its own.
 */
export function readHostCookie(request: CookieRequest, name: string): string | undefined {
  const sent = request.headers.get("Cookie");
  return sent === null ? undefined : parseCookie(sent)[hostCookieName(name, request)];
}

/**
 * Returns the value of a cookie that grants nothing, such as the language: with the prefix, else without.
 */
export function readPreference(headers: Pick<Headers, "get">, name: string): string | undefined {
  const sent = headers.get("Cookie");
  if (sent === null) return undefined;
  const cookies = parseCookie(sent);
  return cookies[PREFIX + name] ?? cookies[name];
}

/**
 * Cookies that `readHostCookie` reads. On https, one without the prefix is of an old release, or planted.
 */
const PROTECTED = /^(?:session|bookings|flash|passkey|device-[\da-f]{8})$/;

/**
 * Makes all cookies of a response to an https request secure, and those of this host prefixed: what was
 * written without its request, such as a flash message, has the plain name. Plain names that the
 * browser still sends are deleted: the protected ones at once, others when they are written again.
 */
export function secureCookies(request: CookieRequest, headers: Headers) {
  if (!isSecure(request)) return;
  const sent = parseCookie(request.headers.get("Cookie") ?? "");
  const lines = headers.getSetCookie().flatMap((line) => securedLines(line, sent));
  const written = new Set(lines.map(nameIn));
  const isShared = headers.get("Cache-Control")?.includes("public");
  const seen = isShared ? [] : Object.keys(sent).filter((name) => PROTECTED.test(name));
  lines.push(...seen.filter((name) => !written.has(name)).map(deletedLine));
  headers.delete("Set-Cookie");
  for (const line of lines) headers.append("Set-Cookie", line);
}

function nameIn(line: string) {
  const [name = ""] = line.split("=", 1);
  return name;
}

function deletedLine(name: string) {
  return `${name}=; Max-Age=0; Path=/; Secure`;
}

function securedLines(line: string, sent: Record<string, string | undefined>): string[] {
  const secure = hasAttribute(line, "secure") ? line : `${line}; Secure`;
  const written = nameIn(line);
  const isOfHost = hasAttribute(line, "path=/") && !/; *domain=/i.test(line);
  if (!isOfHost) return [secure];
  const name = written.replace(PREFIX, "");
  const rest = secure.slice(written.length);
  // Google's cookies have no prefix, so they are deleted by their own names too.
  if (hasAttribute(line, "max-age=0")) {
    const others = namesOfCookie(name).filter((other) => sent[other] !== undefined);
    return [...new Set([written, ...others])].map((one) => one + rest);
  }
  const former = sent[name] === undefined ? [] : [deletedLine(name)];
  return [PREFIX + name + rest, ...former];
}

function hasAttribute(line: string, attribute: string) {
  return new RegExp(`; *${attribute}(?:;|$)`, "i").test(line);
}
