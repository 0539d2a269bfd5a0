import type { MiddlewareFunction } from "react-router";

/** Redirects permanently to the address without a trailing slash. */
export const redirectTrailingSlash: MiddlewareFunction<Response> = ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const path = withoutTrailingSlash(pathname);
  if (path === pathname || !["GET", "HEAD"].includes(request.method)) return next();
  return new Response(null, { status: 301, headers: { Location: path + search } });
};

/** Only one leading slash stays: `//host` would be a protocol-relative URL. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "").replace(/^\/+/, "/") || "/";
}
