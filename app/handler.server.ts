import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { trackVisitsBeforeRouter } from "~/analytics/visits/collect/before-router.server";
import { countDocuments } from "~/analytics/visits/collect/count-documents.server";
import { cachedPages } from "~/cached-pages.server";
import { pageLimit } from "~/page-limit.server";
import { siteContext, type Site } from "~/site-context.server";
import { cachePages } from "~/web/cache/page-cache.server";
import { bodyTimeContext, type BodyTime } from "~/web/http/body-time.server";
import { clientAddressContext } from "~/web/http/client.server";
import { drainContext, type Drain } from "~/web/http/drain.server";

/** What the server passes on with a request. */
export type Caller = { address: string; drain?: Drain; bodyTime?: BodyTime };

/** Handles requests with the routes of a build, the page cache and the visit counter. */
export function createHandler(site: Site, build: ServerBuild) {
  const route = createRequestHandler(build, "production");
  const inSite = (request: Request, context: RouterContextProvider) => {
    context.set(siteContext, site);
    return route(request, context);
  };
  const options = { ...cachedPages(site.sql), mayRender: pageLimit(site.limits.pages) };
  const counted = countDocuments(cachePages(inSite, options), site);
  const handle = trackVisitsBeforeRouter(counted, site);
  return (request: Request, { address, drain, bodyTime }: Caller) => {
    const context = new RouterContextProvider();
    context.set(clientAddressContext, address);
    if (drain) context.set(drainContext, drain);
    if (bodyTime) context.set(bodyTimeContext, bodyTime);
    return handle(request, context);
  };
}
