import { isBearer } from "~/server/metrics/bearer.server";
import { siteContext } from "~/server/site-context.server";
import type { Route } from "./+types/metrics";

/** Sends the metrics to monitoring programs. Without the token the page does not exist. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { metrics, settings } = context.get(siteContext);
  const token = settings.metrics?.token ?? null;
  if (metrics && token && isBearer(request.headers, token)) return metrics.respond();
  return new Response("not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}
