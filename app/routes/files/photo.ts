import type { Route } from "./+types/photo";
import { siteContext } from "~/server/site-context.server";
import { or503 } from "~/web/http/or-503.server";

export function loader({ params, context }: Route.LoaderArgs) {
  return or503(context.get(siteContext).photos.serve(params.file));
}
