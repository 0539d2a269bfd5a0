import type { MiddlewareFunction } from "react-router";

const HEADERS = {
  "Cache-Control": "private, no-cache",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** For what is no page: should a browser open it as one, nothing in it runs. */
const INERT =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer. One that a route has set stays as it is. */
export function setSecurityHeaders(headers: Headers, publicUrl: string | null) {
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage && !headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", INERT);
  }
  if (publicUrl?.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
}

export function securityHeaders(publicUrl: string | null): MiddlewareFunction<Response> {
  return async (_arguments, next) => {
    const response = await next();
    setSecurityHeaders(response.headers, publicUrl);
    return response;
  };
}

/** For answers that hold a person's data: kept nowhere, found nowhere. */
export const PRIVATE_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** For pages whose address is a secret: it is told to nobody. Their forms send the origin «null». */
export const SECRET_ADDRESS_HEADERS = { ...PRIVATE_HEADERS, "Referrer-Policy": "no-referrer" };

/** Puts them on every answer at an address that is a secret, refusals and redirects included. */
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

/** A route's `headers`: the page bears what its action, loader or error set. */
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
