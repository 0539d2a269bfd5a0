import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { countBooking } from "~/booking/place/count-booking.server";
import { findLinkedIds } from "~/booking/links/links.queries.server";
import { readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import { isDatabaseUnavailable, type Sql } from "~/web/db.server";
import { leadsTo } from "~/web/i18n/detect.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { PAGES } from "~/web/pages/page-table";
import { hasParameters } from "~/web/pages/cacheable-address";
import { pageAt } from "~/web/pages/match";
import type { Page } from "~/web/pages/page";
import { siteContext, type Site } from "./site-context.server";
import { findStaff } from "~/staff/session.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { pagePath } from "~/web/http/local-path";
import type { Refusal } from "~/web/http/refused";
import { isChange } from "~/web/http/security/origin.server";

/** Seconds until a request beyond the limit may be repeated. Null if the request is within it. */
const pauseContext = createContext<number | null>(null);

/** Set while the page of refused requests is rendered, which is the same for all. */
export const refusedContext = createContext<Refusal | null>(null);

/**
 * Renders the page of refused requests. Resolves with null without the page cache, or if rendering fails.
 */
export const refusedPageContext = createContext<
  (request: Request, refused: Refusal) => Promise<Response | null>
>(() => Promise.resolve(null));

/**
 * Counts renders of pages for clients without a session. Many people may share a network, such as the Wi-Fi of an
 * airport: beyond its limit, a browser with bookings of its own has a limit of its own.
 */
export function pageLimit({ unlike, uncached, ofBrowser }: Site["limits"]["pages"], sql: Sql) {
  return async (request: Request, context: RouterContextProvider, isCached: boolean) => {
    const limit = limitOf(request, isCached);
    const seconds = limit?.take(context.get(clientAddressContext)) ?? null;
    if (seconds === null || (await isKnown(request))) return true;
    context.set(pauseContext, seconds);
    return false;
  };

  /** Queries the database only beyond the limit: anybody can invent a cookie, and each costs a query. */
  async function isKnown(request: Request) {
    try {
      return (await isSignedIn(request)) || (await isOwnBrowser(request));
    } catch (error) {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    }
  }

  async function isSignedIn(request: Request) {
    return (await findStaff(sql, request)) !== null;
  }

  /** Returns whether the browser's cookie opens a booking, and the browser is within its own limit. */
  async function isOwnBrowser(request: Request) {
    const tokens = readBookingTokens(request);
    if (tokens.length === 0) return false;
    const ids = await findLinkedIds(sql, tokens);
    return ids.length > 0 && ofBrowser.take(`booking ${Math.min(...ids)}`) === null;
  }

  function limitOf(request: Request, isCached: boolean) {
    if (isChange(request.method) || leadsTo(request, LANGUAGES) !== null) return null;
    const url = withoutRoutes(request.url);
    const pathname = pagePath(url);
    if (hasParameters({ pathname, search: url.search })) return unlike;
    return isCached || isForPrograms(pathname) ? null : uncached;
  }
}

/** The router adds `_routes` to its data requests when it needs the data of only some routes. */
function withoutRoutes(address: string): URL {
  const url = new URL(address);
  url.searchParams.delete("_routes");
  return url;
}

/** Returns whether programs read an address: they get no page. */
function isForPrograms(pathname: string) {
  const area = pageAt<Page>(PAGES, pathname)?.area;
  return area === "api" || area === "file";
}

/**
 * Refuses a request of a client beyond a limit, with a page in the visitor's language. A form is
 * neither read nor repeated.
 */
export async function refuseBeyondLimit(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  seconds: number,
): Promise<Response> {
  context.set(pauseContext, seconds);
  const refused = { minutes: Math.ceil(seconds / 60), isForm: isChange(request.method) };
  const { pathname } = new URL(request.url);
  // The router reads the error of a data request in its own format.
  const isPage = pagePath({ pathname }) === pathname;
  const page = isPage ? await context.get(refusedPageContext)(request, refused) : null;
  if (page) return page;
  throw data(refused, 429);
}

/** Refuses requests that `pageLimit` did not allow. */
export const refusePause: MiddlewareFunction<Response> = (sent, next) => {
  const seconds = sent.context.get(pauseContext);
  return seconds === null ? next() : refuseBeyondLimit(sent, seconds);
};

/** Set by an action that has stored a booking. */
export const bookedContext = createContext(false);

/** Counts a posted booking form before it is read. */
export const limitBookings: MiddlewareFunction<Response> = async (sent, next) => {
  const { request, context } = sent;
  if (!isChange(request.method)) return next();
  const { limits } = context.get(siteContext);
  const { seconds, end } = countBooking(limits.booking, context.get(clientAddressContext));
  if (seconds !== null) return refuseBeyondLimit(sent, seconds);
  try {
    return await next();
  } finally {
    end(context.get(bookedContext));
  }
};

/** Has to stand above the middleware that refuses: the router drops the headers of an error. */
export const pauseHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(pauseContext);
  if (seconds !== null) {
    response.headers.set("Retry-After", String(seconds));
    response.headers.set("Cache-Control", "no-store");
  }
  return response;
};
