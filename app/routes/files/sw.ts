import type { Route } from "./+types/sw";
import { LANGUAGES } from "~/i18n/languages";
import { renderOfflinePage } from "~/offline/offline-page.server";
import { buildVersion } from "~/offline/site-build.server";
import { workerScript } from "~/offline/worker-script.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, publicSite } = context.get(siteContext);
  const { company } = publicSite();
  const version = buildVersion();
  const pages = LANGUAGES.map((lang) => renderOfflinePage(company, lang).html);
  return workerScript(settings.usesServiceWorker, [version, ...pages]);
}
