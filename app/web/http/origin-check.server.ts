import { data, type MiddlewareFunction } from "react-router";
import { isChange, isForeign } from "./origin.server";

/** Refuses every change that a page of another site sends, in front of all routes. */
export function originCheck(
  publicUrl: string | undefined,
  isApi: (pathname: string) => boolean,
): MiddlewareFunction<Response> {
  return async ({ request }, next) => {
    if (!isChange(request.method) || !isForeign(request.headers, publicUrl)) return next();
    if (isApi(new URL(request.url).pathname)) {
      return Response.json({ error: "this call came from another site" }, { status: 403 });
    }
    throw data(null, 403);
  };
}
