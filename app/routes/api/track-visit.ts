import type { Route } from "./+types/track-visit";
import { trackVisit } from "~/site/visits/collect.server";
import { siteContext } from "~/server/site-context.server";
import { clientAddressContext } from "~/web/http/limits/client.server";

export function loader({ request, context }: Route.LoaderArgs) {
  return trackVisit(context.get(siteContext), request, context.get(clientAddressContext));
}

export const action = loader;
