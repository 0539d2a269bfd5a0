import type { Route } from "./+types/web-manifest";
import { languageOf } from "~/i18n/middleware.server";
import { webManifest } from "~/offline/offline-files.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  const { company } = context.get(siteContext).publicSite();
  return webManifest(company.siteName, languageOf(context));
}
