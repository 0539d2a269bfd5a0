import type { Route } from "./+types/ga-test";
import { readAnalyticsState } from "~/analytics/analytics-choice.server";
import { ConnectionTest } from "~/analytics/connection-test";
import { connectionTestMeta } from "~/analytics/page-meta.server";
import { languageOf } from "~/i18n/middleware.server";
import { siteContext } from "~/site-context.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { settings, publicSite } = context.get(siteContext);
  const { measurementId } = settings;
  return {
    meta: connectionTestMeta(publicSite(), languageOf(context)),
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
