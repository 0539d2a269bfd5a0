import type { Route } from "./+types/web-manifest";
import { languageContext } from "~/i18n/middleware.server";
import { webManifest } from "~/offline/web-manifest.server";

export function loader({ context }: Route.LoaderArgs) {
  return webManifest(context.get(languageContext));
}
