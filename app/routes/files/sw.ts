import type { Route } from "./+types/sw";
import { LANGUAGES } from "~/i18n/languages";
import { renderOfflinePage } from "~/offline/offline-page.server";
import { buildVersion } from "~/offline/site-build.server";
import { workerScript } from "~/offline/worker-script.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const version = buildVersion();
  const pages = LANGUAGES.map((lang) => renderOfflinePage(site, lang).html);
  return workerScript(site.settings.usesServiceWorker, [version, ...pages]);
}
