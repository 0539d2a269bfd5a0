import type { Route } from "./+types/availability";
import { handleAvailabilityRequest } from "~/booking/notices/availability.api.server";
import { siteContext } from "~/server/site-context.server";
import { handleApiRequest, apiError, methodNotAllowed } from "~/web/http/api.server";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { clientAddressContext } from "~/web/http/limits/client.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql, limits, publicSite, publicFleet } = context.get(siteContext);
  return handleApiRequest(async () => {
    const seconds = limits.availability.take(context.get(clientAddressContext));
    if (seconds !== null) {
      return apiError(429, "too many questions; wait a little", { "Retry-After": `${seconds}` });
    }
    const rules = {
      now: new Date(),
      answers: publicSite().answers,
      listCars: async () => (await publicFleet.current(FALLBACK_LANGUAGE)).cars,
    };
    return handleAvailabilityRequest(sql, new URL(request.url).searchParams, rules);
  });
}

export const action = () => methodNotAllowed("GET");
