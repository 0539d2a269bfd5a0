import { useTranslation } from "~/web/i18n/use-translation";
import type { Route } from "./+types/zoom-examples";
import { zoomExamplesMeta } from "~/site/cars/car-meta.server";
import { ZoomExamples } from "~/site/cars/zoom-examples";
import { languageOf } from "~/web/i18n/middleware.server";
import { siteContext } from "~/server/site-context.server";
import { readGalleryMode } from "~/ui/gallery/gallery";
import * as layout from "~/ui/page/layout.css";

export function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  return {
    mode: readGalleryMode(new URL(request.url).searchParams),
    meta: zoomExamplesMeta(context.get(siteContext).publicSite(), lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ZoomExamplesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t("gallery.title")}</h1>
        <p className={layout.lead}>{t("gallery.intro")}</p>
        <ZoomExamples mode={loaderData.mode} />
      </div>
    </div>
  );
}
