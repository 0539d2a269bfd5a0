import type { MiddlewareFunction } from "react-router";
import { REDIRECT_LIMIT } from "./local-path";

/** Redirects permanently to the address without a trailing slash. */
export const redirectTrailingSlash: MiddlewareFunction<Response> = ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const path = withoutTrailingSlash(pathname);
  if (path === pathname || !["GET", "HEAD"].includes(request.method)) return next();
  const Location = search.length <= REDIRECT_LIMIT ? path + search : path;
  return new Response(null, { status: 301, headers: { Location } });
};

/** Removes trailing slashes, and all leading ones but one: `//host` would be a protocol-relative URL. */
export function withoutTrailingSlash(pathname: string): string {
  // A regular expression for the end would start again at each slash, which takes quadratic time.
  let [start, end] = [0, pathname.length];
  while (pathname[start] === "/") start += 1;
  while (end > start && pathname[end - 1] === "/") end -= 1;
  return `/${pathname.slice(start, end)}`;
}
