import { href, type MiddlewareFunction, data } from "react-router";
import { hostedSite } from "./hosted-site.server";
import { PAGES, PUBLIC_PAGES } from "~/web/pages/page-table";
import { isApi, isDesk } from "~/web/pages/areas";
import { noVarySearch } from "~/web/pages/cacheable-address";
import { pageAt, routerPath } from "~/web/pages/match";
import type { Page } from "~/web/pages/page";
import { readsSettings } from "~/web/pages/reads-settings";
import { isSecretAddress } from "~/web/pages/secret-address";
import { guardStaff, renewedSessionContext } from "~/desk/access.server";
import { REQUEST_ID_HEADER, requestIds } from "~/web/log.server";
import { refusedContext } from "./page-limit.server";
import { siteContext } from "./site-context.server";
import { recorderFor, recordSecurityContext, refusalOf } from "~/staff/security/record.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { originCheck } from "~/web/http/security/origin-check.server";
import { limitPrefetches } from "~/web/http/prefetch.server";
import { securityHeaders } from "~/web/http/security/security-headers.server";
import { pagePath } from "~/web/http/local-path";
import { languageMiddleware, setLanguage } from "~/web/i18n/middleware.server";
import { languageOfAddress } from "~/web/i18n/detect.server";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { isToken } from "~/booking/links/token";
import { findBookingLanguage } from "~/booking/manage/my-booking.queries.server";
import { orNull } from "~/web/db.server";

/** Provides the site in `react-router dev`, where no server has set it. */
export const provideSite: MiddlewareFunction<Response> = ({ context }, next) => {
  try {
    context.get(siteContext);
  } catch {
    context.set(siteContext, hostedSite());
  }
  return next();
};

/** Provides the recorder of security events, and records each refused request. */
export const securityEvents: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { security } = context.get(siteContext);
  const { record, requestId } = recorderFor(security, context.get(clientAddressContext));
  context.set(recordSecurityContext, record);
  const response = await requestIds.run(requestId, next);
  // The page of refused requests is rendered for all of them, and each is recorded.
  const outcome = context.get(refusedContext) ? null : refusalOf(response);
  if (outcome) record({ event: "refused", outcome, account: null, detail: patternOf(request) });
  response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
};

function patternOf({ url }: Request): string {
  return pageAt(PAGES, pagePath(new URL(url)))?.pattern ?? "";
}

export const { findLanguage, leadToLanguage, saveLanguage, refuseLanguage } = languageMiddleware({
  current: (context) => context.get(siteContext).presentation.current().languages,
  refresh: (context) => context.get(siteContext).presentation.refresh(),
});

/** Sets the language of a booking's pages: that of the booking, unless `lng` selects another one. */
export const bookingLanguage: MiddlewareFunction<Response> = async (
  { request, params, context },
  next,
) => {
  const { sql, presentation } = context.get(siteContext);
  const { languages } = presentation.current();
  const { token = "" } = params;
  if (!languageOfAddress(request, languages) && isToken(token)) {
    const lang = await orNull(findBookingLanguage(sql, token));
    if (lang) setLanguage(context, languages.includes(lang) ? lang : FALLBACK_LANGUAGE);
  }
  return next();
};

export const siteHeaders: MiddlewareFunction<Response> = (request, next) =>
  securityHeaders(request.context.get(siteContext).settings.hsts)(request, next);

export const sameOrigin: MiddlewareFunction<Response> = (request, next) =>
  originCheck(request.context.get(siteContext).settings.publicUrl, isApi)(request, next);

export const freshPresentation: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  if (readsSettings(new URL(request.url).pathname)) {
    await context.get(siteContext).presentation.refresh();
  }
  return next();
};

/**
 * Reads the session of a request for a page with roles, by the page table. Sets the
 * cookie of a session that got a new token, also on errors.
 */
export const staffPages: MiddlewareFunction<Response> = async (
  { request, pattern, context },
  next,
) => {
  const page: Page | undefined = PAGES.find((known) => known.pattern === pattern);
  if (page?.roles) {
    await guardStaff(context, { sql: context.get(siteContext).sql, request, page });
  }
  const response = await next();
  const renewed = context.get(renewedSessionContext);
  if (renewed) response.headers.append("Set-Cookie", renewed);
  return response;
};

/** Sets which parameters change a cacheable page, and which of its links may be prefetched. */
export const publicPageHeaders: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const { pathname } = new URL(request.url);
  // The router's data requests have parameters of their own, so they don't get the header.
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  const value = isPage && response.status === 200 ? noVarySearch(pathname) : null;
  if (!value) return response;
  response.headers.set("No-Vary-Search", value);
  response.headers.set("Speculation-Rules", `"${href("/speculation-rules.json")}"`);
  return response;
};

/** Pages with a token are never prefetched, and none of the desk: requests there renew the session. */
export const harmlessPrefetches = limitPrefetches(
  (address) => isSecretAddress(address) || isDesk(address.pathname),
);

/** No search engine indexes the pages of a site that is not published. */
export const noindexUnpublished: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const response = await next();
  const { isPublished } = context.get(siteContext).presentation.current();
  const { pathname } = new URL(request.url);
  if (!isPublished && (isPublicPage(pathname) || pathname === href("/llms.txt"))) {
    response.headers.set("X-Robots-Tag", "noindex");
  }
  return response;
};

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Methods other than GET, HEAD and POST are only for the API. */
export const pageMethods: MiddlewareFunction<Response> = ({ request }, next) => {
  if (METHODS.has(request.method) || isApi(new URL(request.url).pathname)) return next();
  throw data(null, { status: 405, headers: { Allow: [...METHODS].join(", ") } });
};

/** Returns whether a path is that of a page that anyone may read. */
function isPublicPage(pathname: string): boolean {
  return pageAt(PUBLIC_PAGES, routerPath(pathname)) !== null;
}
