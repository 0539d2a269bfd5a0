import { data, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Route } from "./+types/guide";
import { loadFacts } from "~/site/facts/facts.server";
import { siteContext } from "~/server/site-context.server";
import { findGuide } from "~/site/guides/guides.server";
import { describeGuide, guideMeta, guidePath } from "~/site/guides/guides-meta.server";
import { GuidePage } from "~/site/guides/guide-page";
import { inLanguage } from "~/web/i18n/address";
import { Link } from "~/web/i18n/link";
import { languageOf } from "~/web/i18n/middleware.server";
import { button } from "~/ui/form/button.css";
import { NotFoundState } from "~/ui/page/state/not-found-state";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  const lang = languageOf(context);
  const local = (path: string) => inLanguage(path, lang);
  const found = findGuide(params.id, await loadFacts(publicFleet.current, site), lang, local);
  if (!found) throw data(null, 404);
  addStructuredData(context, describeGuide(site, lang, found));
  const { guide, related } = found;
  const address = site.canonicalAddress(guidePath(guide.id), lang);
  return { guide, related, address, meta: guideMeta(site, lang, found) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Guide({ loaderData: { guide, related, address } }: Route.ComponentProps) {
  return <GuidePage guide={guide} related={related} address={address} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  return (
    <NotFoundState
      error={error}
      title={t("guides.notFound.title")}
      text={t("guides.notFound.text")}
    >
      <Link className={button.primary} to={href("/:lng?/guides")}>
        {t("guides.back")}
      </Link>
    </NotFoundState>
  );
}
