import { href } from "react-router";
import type { Route } from "./+types/ga-test";
import { readAnalyticsState } from "~/site/analytics/analytics-choice.server";
import { ConnectionTest } from "~/site/analytics/connection-test";
import { i18nFor } from "~/texts/i18n.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { pageMeta } from "~/catalog/company/page-meta.server";
import { siteContext } from "~/server/site-context.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { settings, publicSite } = context.get(siteContext);
  const { measurementId } = settings;
  const lang = languageOf(context);
  const { t } = i18nFor(lang);
  return {
    meta: pageMeta(publicSite(), {
      lang,
      path: href("/:lng?/ga-test"),
      title: t("analytics.test.title"),
      description: t("analytics.test.meta.description"),
      keywords: t("analytics.test.meta.keywords"),
      noindex: true,
    }),
    measurementId,
    state: readAnalyticsState(request, measurementId),
  };
}

export const headers = () => ({ "X-Robots-Tag": "noindex" });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function GaTest({ loaderData }: Route.ComponentProps) {
  const { measurementId, state } = loaderData;
  return <ConnectionTest measurementId={measurementId} state={state} />;
}
