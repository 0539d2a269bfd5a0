import type { Route } from "./+types/offline";
import { languageOf } from "~/i18n/middleware.server";
import { offlineResponse } from "~/offline/offline-files.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return offlineResponse(context.get(siteContext), languageOf(context));
}
