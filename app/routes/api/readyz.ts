import { siteContext } from "~/server/site-context.server";
import { drainContext } from "~/web/http/limits/drain.server";
import type { Route } from "./+types/readyz";

/** Responds whether the site is ready: with 503 while no booking can be stored, and before a stop. */
export async function loader({ context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store" };
  if (context.get(drainContext).isDraining)
    return new Response("stopping", { status: 503, headers });
  const state = await context.get(siteContext).health.check();
  if (state === "ready") return new Response("ok", { headers });
  return new Response(`the database is ${state}`, { status: 503, headers });
}
