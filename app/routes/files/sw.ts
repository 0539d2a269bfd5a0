import { LANGUAGES } from "~/i18n/languages";
import { renderOfflinePage } from "~/offline/offline-page.server";
import { siteBuild } from "~/offline/site-build.server";
import { workerScript } from "~/offline/worker-script.server";

export function loader() {
  const { version, styleSheets } = siteBuild();
  const pages = LANGUAGES.map((lang) => renderOfflinePage(lang, styleSheets));
  return workerScript([version, ...pages]);
}
