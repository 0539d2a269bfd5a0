import { data, type MiddlewareFunction } from "react-router";
import { apiError } from "~/web/http/api.server";
import { isChange, isForeign, isSentByOwnPage } from "./origin.server";
import type { WrongAddress } from "~/web/http/refused";

/** Rejects unsafe requests from pages of other sites, before any route. */
export function originCheck(
  publicUrl: string | null,
  isApi: (pathname: string) => boolean,
): MiddlewareFunction<Response> {
  return async ({ request }, next) => {
    if (isApi(new URL(request.url).pathname)) {
      return refuseForeignRequest(request, publicUrl) ?? next();
    }
    if (!isForeignChange(request, publicUrl)) return next();
    throw data(problemOf(request, publicUrl), 403);
  };
}

/** Returns a 403 for an API request from a page of another site; else null. */
export function refuseForeignRequest(request: Request, publicUrl: string | null): Response | null {
  return isForeignChange(request, publicUrl)
    ? apiError(403, "this call came from another site")
    : null;
}

/** Returns what is wrong with the address of a form of this site; null for a form of another site. */
function problemOf({ headers }: Request, publicUrl: string | null): WrongAddress | null {
  if (!publicUrl || !isSentByOwnPage(headers)) return null;
  return { publicOrigin: new URL(publicUrl).origin };
}

function isForeignChange({ method, headers }: Request, publicUrl: string | null) {
  return isChange(method) && isForeign(headers, publicUrl);
}
