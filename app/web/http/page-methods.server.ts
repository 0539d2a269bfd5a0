import { data, type MiddlewareFunction } from "react-router";

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Methods other than GET, HEAD and POST are only for the API. */
export function pageMethods(isApi: (pathname: string) => boolean): MiddlewareFunction<Response> {
  return ({ request }, next) => {
    if (METHODS.has(request.method) || isApi(new URL(request.url).pathname)) return next();
    throw data(null, { status: 405, headers: { Allow: [...METHODS].join(", ") } });
  };
}
