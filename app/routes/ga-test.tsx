import type { Route } from "./+types/ga-test";
import { readAnalyticsState } from "~/analytics/analytics-choice.server";
import { ConnectionTest } from "~/analytics/connection-test";
import { company } from "~/company/contacts.server";
import { env } from "~/env.server";
import { i18nFor } from "~/i18n/i18n.server";
import { languageContext } from "~/i18n/middleware.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { t } = i18nFor(context.get(languageContext));
  return {
    title: `${t("analytics.test.title")} · ${company.siteName}`,
    measurementId: env.GA_MEASUREMENT_ID ?? null,
    state: readAnalyticsState(request, env.GA_MEASUREMENT_ID),
  };
}

export const headers = () => ({ "X-Robots-Tag": "noindex" });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default function GaTest({ loaderData }: Route.ComponentProps) {
  return <ConnectionTest {...loaderData} />;
}
