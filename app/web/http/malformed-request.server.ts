import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { log } from "~/web/log.server";
import { isChange } from "./security/origin.server";
import { setSecurityHeaders } from "./security/security-headers.server";

/** The router would respond to other methods without running middleware. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** The router reads the decoded path as a URL, which drops tabs and line breaks: `//` names a host there. */
const NAMES_HOST = /^\/+(?:%0[9ad])+(?:[/\\]|%5c)/i;

/** Characters that a URL has before or after its host, but not in it. */
const AROUND_HOST = /[/\\?#@]/;

/** How many characters a path may have. Those of the site have less than 200; anybody can invent others. */
const MAX_PATH = 2_000;

/** How many characters path and query may have. Servers should accept 8,000 (RFC 9110, section 4.1). */
const MAX_ADDRESS = 10_000;

type Site = { publicUrl: string | null; hsts: string | null };

/** Refuses a request that `problemOf` finds malformed. Returns whether it did. */
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

/** Refuses the handshake of a socket if `problemOf` finds it malformed. Returns whether it did. */
export function refuseMalformedUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  publicUrl: string | null,
): boolean {
  const status = problemOf(request, publicUrl);
  if (status === null) return false;
  socket.on("error", (error) => log.debug({ err: error }, "a refused socket failed"));
  // A client whose half stays open would go on counting as a connection.
  socket.once("finish", () => socket.destroy());
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, "Connection: close"];
  socket.end(`${[...lines, "Content-Length: 0"].join("\r\n")}\r\n\r\n`);
  return true;
}

/**
 * Returns a URL that the router can decode: it would print a path with a broken escape, which may have the
 * token of a booking. U+FFFD replaces such a segment, which then matches nothing, and NUL in the query,
 * which PostgreSQL refuses in any text.
 */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  const query = url.slice(path.length).replaceAll("%00", UNREADABLE);
  if (!path.includes("%")) return path + query;
  const segments = path
    .split("/")
    .map((segment) => (decoded(segment) === null ? UNREADABLE : segment));
  return segments.join("/") + query;
}

/** U+FFFD, the replacement character. */
const UNREADABLE = "%EF%BF%BD";

/**
 * Returns null if the segment has a broken escape. Its result has to be used, or the bundler would drop the
 * call.
 */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Returns the status for a request of an unknown method (405), with an invalid host, path or origin (400),
 * or a path or query that is too long (414); null for a good one.
 */
export function problemOf(
  { method = "", url = "", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  publicUrl: string | null,
): 400 | 405 | 414 | null {
  if (!METHODS.has(method)) return 405;
  if (isTooLong(url)) return 414;
  const host = publicUrl ? new URL(publicUrl).host : (headers.host ?? "localhost");
  const address = addressOf(host, url);
  if (!address || NAMES_HOST.test(url)) return 400;
  // The URL has escaped letters beyond ASCII, which makes them longer, as in a redirect.
  if (isTooLong(address.pathname + address.search)) return 414;
  const { origin } = headers;
  // The router would throw on another origin, which is logged as a fault of the site.
  const isOrigin = origin === undefined || origin === "null" || URL.canParse(origin);
  return isOrigin || !isChange(method) ? null : 400;
}

function isTooLong(url: string) {
  const [path = ""] = url.split("?", 1);
  return path.length > MAX_PATH || url.length > MAX_ADDRESS;
}

function addressOf(host: string, url: string): URL | null {
  if (host === "" || AROUND_HOST.test(host) || !url.startsWith("/")) return null;
  const address = `http://${host}${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}
