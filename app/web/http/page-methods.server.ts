import { data, type MiddlewareFunction } from "react-router";

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Pages are read and posted to; other methods belong to calls of the API alone. */
export function pageMethods(isApi: (pathname: string) => boolean): MiddlewareFunction<Response> {
  return ({ request }, next) => {
    if (METHODS.has(request.method) || isApi(new URL(request.url).pathname)) return next();
    throw data(null, { status: 405, headers: { Allow: [...METHODS].join(", ") } });
  };
}
