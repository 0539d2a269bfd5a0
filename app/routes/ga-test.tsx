import type { Route } from "./+types/ga-test";
import { readAnalyticsState } from "~/analytics/analytics-choice.server";
import { ConnectionTest } from "~/analytics/connection-test";
import { connectionTestMeta } from "~/analytics/page-meta.server";
import { env } from "~/env.server";
import { languageContext } from "~/i18n/middleware.server";

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    meta: connectionTestMeta(context.get(languageContext)),
    measurementId: env.GA_MEASUREMENT_ID ?? null,
    state: readAnalyticsState(request, env.GA_MEASUREMENT_ID),
  };
}

export const headers = () => ({ "X-Robots-Tag": "noindex" });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function GaTest({ loaderData }: Route.ComponentProps) {
  const { measurementId, state } = loaderData;
  return <ConnectionTest measurementId={measurementId} state={state} />;
}
