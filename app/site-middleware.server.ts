import type { MiddlewareFunction } from "react-router";
import { hostedSite } from "~/hosted-site.server";
import { isApi } from "~/pages/areas";
import { isPublicPage } from "~/pages/public-page";
import { readsSettings } from "~/pages/reads-settings";
import { siteContext } from "~/site-context.server";
import { originCheck } from "~/web/http/origin-check.server";
import { securityHeaders } from "~/web/http/security-headers.server";

/** Provides the site if the server has not: `react-router dev` and `react-router-serve` can't. */
export const provideSite: MiddlewareFunction<Response> = ({ context }, next) => {
  try {
    context.get(siteContext);
  } catch {
    context.set(siteContext, hostedSite());
  }
  return next();
};

export const siteHeaders: MiddlewareFunction<Response> = (request, next) =>
  securityHeaders(request.context.get(siteContext).settings.publicUrl)(request, next);

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

/** No search engine indexes the pages of an example. */
export const noindexExample: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const { isExample } = context.get(siteContext).presentation.current();
  if (isExample && isPublicPage(new URL(request.url).pathname)) {
    response.headers.set("X-Robots-Tag", "noindex");
  }
  return response;
};
