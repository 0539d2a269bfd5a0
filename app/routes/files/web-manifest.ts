import type { Route } from "./+types/web-manifest";
import { languageOf } from "~/web/i18n/middleware.server";
import { webManifest } from "~/site/offline/offline-files.server";
import { siteContext } from "~/server/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  const { company } = context.get(siteContext).publicSite();
  return webManifest(company.siteName, languageOf(context));
}
