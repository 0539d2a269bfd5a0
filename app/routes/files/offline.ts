import type { Route } from "./+types/offline";
import { languageContext } from "~/i18n/middleware.server";
import { offlineAnswer, renderOfflinePage } from "~/offline/offline-page.server";
import { siteBuild } from "~/offline/site-build.server";

export function loader({ context }: Route.LoaderArgs) {
  const { styleSheets } = siteBuild();
  return offlineAnswer(renderOfflinePage(context.get(languageContext), styleSheets));
}
