import type { IncomingMessage, ServerResponse } from "node:http";
import { isChange } from "./security/origin.server";
import { setSecurityHeaders } from "./security/security-headers.server";

/** The router would respond to other methods without running middleware. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** The router reads the decoded path as a URL, which drops tabs and line breaks: `//` names a host there. */
const NAMES_HOST = /^\/+(?:%0[9ad])+(?:[/\\]|%5c)/i;

type Site = { publicUrl: string | null; hsts: string | null };

/** Responds to a request of an unknown method (405) or with an invalid host, path or origin (400). */
export function refuseMalformed(
  request: IncomingMessage,
  response: ServerResponse,
  { publicUrl, hsts }: Site,
): boolean {
  const status = problemOf(request, publicUrl);
  if (status === null) return false;
  const responseHeaders = new Headers(status === 405 ? { Allow: [...METHODS].join(", ") } : {});
  setSecurityHeaders(responseHeaders, hsts);
  response.setHeaders(responseHeaders).writeHead(status).end();
  return true;
}

/**
 * A URL whose path the router can decode: it would print one with a broken escape, which may have the
 * token of a booking. Such a part matches nothing.
 */
export function withoutBrokenEscapes(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (!path.includes("%")) return url;
  const parts = path.split("/").map((part) => (decoded(part) === null ? UNREADABLE : part));
  return parts.join("/") + url.slice(path.length);
}

/** U+FFFD, the replacement character. */
const UNREADABLE = "%EF%BF%BD";

/** Null if it has a broken escape. The result is used, or the bundler would drop the call. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function problemOf({ method = "", url = "", headers }: IncomingMessage, publicUrl: string | null) {
  if (!METHODS.has(method)) return 405;
  const host = publicUrl ? new URL(publicUrl).host : (headers.host ?? "localhost");
  if (!URL.canParse(`http://${host}${url}`) || NAMES_HOST.test(url)) return 400;
  const { origin } = headers;
  // The router would throw, which is logged as a fault of the site.
  const isOrigin = origin === undefined || origin === "null" || URL.canParse(origin);
  return isOrigin || !isChange(method) ? null : 400;
}
