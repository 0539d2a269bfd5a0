import { data, type MiddlewareFunction } from "react-router";

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Pages are read and posted to; other methods belong to calls of the API alone. */
export const pageMethods: MiddlewareFunction<Response> = ({ request }, next) => {
  if (METHODS.has(request.method) || new URL(request.url).pathname.startsWith("/api/")) {
    return next();
  }
  throw data(null, { status: 405, headers: { Allow: [...METHODS].join(", ") } });
};
