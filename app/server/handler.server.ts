import type { ServerResponse } from "node:http";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { countDocument, trackVisitBeforeRouter } from "~/site/visits/collect.server";
import { cachedPages, planRefused } from "./cached-pages.server";
import { pageLimit, refusedContext, refusedPageContext } from "./page-limit.server";
import { siteContext, type Site } from "./site-context.server";
import { buildVersionContext } from "~/web/version.server";
import { cachePages } from "~/web/cache/page-cache.server";
import { sendPage } from "~/web/cache/rendered-page.server";
import { bodyTimeContext, type BodyTime } from "~/web/http/limits/body-time.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { drainContext, type Drain } from "~/web/http/limits/drain.server";
import { createPageCompressor, pageCompressorContext } from "~/web/http/page-compressor.server";
import { isChange } from "~/web/http/security/origin.server";
import type { PageRequest } from "~/web/http/page-request";

/** What the server passes on with a request. */
export type Caller = { address: string; drain?: Drain; bodyTime?: BodyTime };

export type Handler = ReturnType<typeof createHandler>;

/** Handles requests with the routes of a build, the page cache and the visit counter. */
export function createHandler(site: Site, build: ServerBuild) {
  const route = createRequestHandler(build, "production");
  const { version } = build.assets;
  const inSite = async (request: Request, context: RouterContextProvider) => {
    context.set(siteContext, site);
    context.set(buildVersionContext, version);
    const response = await route(request, context);
    // The next response of this node then shows the change, without waiting for the database to push it.
    if (isChange(request.method)) site.contentVersion.forget({ responds: response.status < 500 });
    return response;
  };
  const compressor = createPageCompressor();
  const cache = cachePages(inSite, {
    ...cachedPages(site),
    mayRender: pageLimit(site.limits.pages, site.sql),
    prepare(context, { isFrequent, refused }) {
      // Others could make the site compress one page after the other with its slowest level.
      if (isFrequent) context.set(pageCompressorContext, compressor);
      context.set(refusedContext, refused);
    },
  });
  return {
    async handle(request: Request, { address, drain, bodyTime }: Caller) {
      const tracked = await trackVisitBeforeRouter(site, request, { address, version });
      if (tracked) return tracked;
      const context = new RouterContextProvider();
      context.set(clientAddressContext, address);
      context.set(refusedPageContext, (refusedRequest, refused) =>
        cache.show(
          planRefused(refusedRequest, refused, site.presentation.current().languages),
          refusedRequest,
        ),
      );
      if (drain) context.set(drainContext, drain);
      if (bodyTime) context.set(bodyTimeContext, bodyTime);
      const response = await cache.handle(request, context);
      countDocument(site, { request, response, address: () => address });
      return response;
    },
    /** Sends a page from memory if it is known to be current. Returns false if `handle` has to respond. */
    sendCached(request: PageRequest, to: ServerResponse, address: () => string): boolean {
      const found = cache.find(request);
      if (!found) return false;
      const status = sendPage(found, request, to);
      const response = { status, headers: found.page.headers };
      countDocument(site, { request, response, address });
      return true;
    },
  };
}
