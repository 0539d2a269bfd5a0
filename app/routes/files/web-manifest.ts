import type { Route } from "./+types/web-manifest";
import { languageContext } from "~/i18n/middleware.server";
import { webManifest } from "~/offline/web-manifest.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  const { company } = context.get(siteContext).publicSite();
  return webManifest(company.siteName, context.get(languageContext));
}
