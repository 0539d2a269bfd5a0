import type { Route } from "./+types/offline";
import { languageOf } from "~/i18n/middleware.server";
import { offlineResponse, renderOfflinePage } from "~/offline/offline-page.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return offlineResponse(renderOfflinePage(site, languageOf(context)));
}
