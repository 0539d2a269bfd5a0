import type { MiddlewareFunction } from "react-router";

/** A page has one address: with a slash at its end it is sent to the one without, for good. */
export const oneAddress: MiddlewareFunction<Response> = ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const path = withoutEndSlash(pathname);
  if (path === pathname || !["GET", "HEAD"].includes(request.method)) return next();
  return new Response(null, { status: 301, headers: { Location: path + search } });
};

/** `//host/` would be another site's address: one slash stays at the front. */
export function withoutEndSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "").replace(/^\/+/, "/") || "/";
}
