import type { MiddlewareFunction } from "react-router";
import { secureCookies } from "./host-cookie.server";

const HEADERS = {
  "Cache-Control": "private, no-cache",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Google's script needs no permission of its own, and gets no cookies.
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** The policy of responses other than pages: opened as a document, nothing in them runs. */
const INERT =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Types whose charset browsers would guess. */
const TEXT_WITHOUT_CHARSET = /^(?:text\/[\w.-]+|application\/(?:java|ecma)script)$/;

/** Sets headers that a route has not set. `hsts` is null unless the public address is https. */
export function setSecurityHeaders(headers: Headers, hsts: string | null) {
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const type = headers.get("Content-Type") ?? "";
  if (TEXT_WITHOUT_CHARSET.test(type)) headers.set("Content-Type", `${type}; charset=utf-8`);
  const isPage = type.startsWith("text/html");
  if (!isPage && !headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", INERT);
  }
  if (hsts) headers.set("Strict-Transport-Security", hsts);
}

export function securityHeaders(hsts: string | null): MiddlewareFunction<Response> {
  return async ({ request }, next) => {
    const response = await next();
    secureCookies(request, response.headers);
    setSecurityHeaders(response.headers, hsts);
    return response;
  };
}

/** Headers for personal data: it is neither cached nor indexed. */
export const PRIVATE_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/**
 * Headers of a sign-out: browsers forget the bookings that a page stored. Cookies are not cleared: the
 * language and the known device stay.
 */
export const SIGNED_OUT_HEADERS = {
  ...PRIVATE_HEADERS,
  "Clear-Site-Data": '"cache", "storage"',
};

/** Headers for pages whose address is a secret. Their forms send `Origin: null`. */
export const SECRET_ADDRESS_HEADERS = { ...PRIVATE_HEADERS, "Referrer-Policy": "no-referrer" };

/** Sets `SECRET_ADDRESS_HEADERS` on every response at a secret address, errors and redirects included. */
export function secretAddresses(
  isSecret: (pathname: string) => boolean,
): MiddlewareFunction<Response> {
  return async ({ request }, next) => {
    const response = await next();
    if (!isSecret(new URL(request.url).pathname)) return response;
    for (const [name, value] of Object.entries(SECRET_ADDRESS_HEADERS)) {
      response.headers.set(name, value);
    }
    return response;
  };
}

/** Merges the headers of a route's loader, action and error. Routes export it as `headers`. */
export function passHeaders(from: {
  actionHeaders: Headers;
  loaderHeaders: Headers;
  errorHeaders: Headers | undefined;
}): Headers {
  const headers = new Headers(from.loaderHeaders);
  for (const source of [from.actionHeaders, from.errorHeaders ?? new Headers()]) {
    for (const [name, value] of source) headers.set(name, value);
  }
  return headers;
}
