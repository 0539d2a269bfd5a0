import type { Route } from "./+types/availability";
import { handleAvailabilityRequest } from "~/booking/notices/availability.api.server";
import { siteContext } from "~/server/site-context.server";
import { handleApiRequest, apiError, methodNotAllowed } from "~/web/http/api.server";
import { clientAddressContext } from "~/web/http/limits/client.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql, limits, publicSite } = context.get(siteContext);
  return handleApiRequest(async () => {
    const seconds = limits.availability.take(context.get(clientAddressContext));
    if (seconds !== null) {
      return apiError(429, "too many questions; wait a little", { "Retry-After": `${seconds}` });
    }
    const rules = { now: new Date(), answers: publicSite().answers };
    return handleAvailabilityRequest(sql, new URL(request.url).searchParams, rules);
  });
}

export const action = () => methodNotAllowed("GET");
