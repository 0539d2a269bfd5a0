import type { Route } from "./+types/guides";
import { loadFacts } from "~/site/facts/facts.server";
import { siteContext } from "~/server/site-context.server";
import { listGuides } from "~/site/guides/guides.server";
import { describeGuides, guidesMeta } from "~/site/guides/guides-meta.server";
import { GuidesPage } from "~/site/guides/guides-page";
import { languageOf } from "~/web/i18n/middleware.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  const guides = listGuides(await loadFacts(publicFleet.current, site), lang);
  addStructuredData(context, describeGuides(site, lang));
  return {
    guides,
    meta: guidesMeta(
      site,
      lang,
      guides.map((guide) => guide.title),
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Guides({ loaderData }: Route.ComponentProps) {
  return <GuidesPage guides={loaderData.guides} />;
}
