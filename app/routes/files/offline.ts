import type { Route } from "./+types/offline";
import { languageOf } from "~/web/i18n/middleware.server";
import { offlineResponse } from "~/site/offline/offline-files.server";
import { siteContext } from "~/server/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return offlineResponse(context.get(siteContext), languageOf(context));
}
