import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { LANGUAGE_PARAMETER } from "~/i18n/address";
import { ownSearch } from "~/pages/cacheable-address";
import { clientAddressContext } from "~/web/http/limits/client.server";
import type { RateLimit } from "~/web/http/limits/rate-limit.server";
import { pagePath } from "~/web/http/page-path";

/** Seconds to wait, for a request that must not be rendered. */
const pauseContext = createContext<number | null>(null);

/**
 * Counts renders of pages with parameters: each combination of trip dates is another page, so the page
 * cache can't bound them.
 */
export function pageLimit(limit: RateLimit) {
  return (request: Request, context: RouterContextProvider): boolean => {
    if (!isRead(request) || !hasParameters(new URL(request.url))) return true;
    const seconds = limit.take(context.get(clientAddressContext));
    context.set(pauseContext, seconds);
    return seconds === null;
  };
}

/** Refuses what `pageLimit` did not allow, with a page in the visitor's language. */
export const refusePause: MiddlewareFunction<Response> = ({ context }, next) => {
  const seconds = context.get(pauseContext);
  if (seconds === null) return next();
  throw data(null, 429);
};

/** Above `refusePause`: the router drops the headers of an error. */
export const pauseHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(pauseContext);
  if (seconds !== null) {
    response.headers.set("Retry-After", String(seconds));
    response.headers.set("Cache-Control", "no-store");
  }
  return response;
};

function isRead({ method }: Request) {
  return method === "GET" || method === "HEAD";
}

/** Also for the router's requests for the data of a page. */
function hasParameters(url: URL) {
  const parameters = new URLSearchParams(ownSearch(pagePath(url), url.search));
  return [...parameters.keys()].some((name) => name !== LANGUAGE_PARAMETER && name !== "_routes");
}
