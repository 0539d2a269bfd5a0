import type { Route } from "./+types/car";
import { siteContext } from "~/server/site-context.server";
import { apiCar } from "~/catalog/fleet/car";
import { findCar } from "~/catalog/fleet/fleet.queries.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { handleApiRequest, apiError, methodNotAllowed } from "~/web/http/api.server";
import { readId } from "~/web/id";

export function loader({ params, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  return handleApiRequest(async () => {
    const id = readId(params.id);
    if (id === null) return apiError(400, "the id must be an integer");
    const lang = languageOf(context);
    const car = await findCar(sql, lang, id);
    return car ? Response.json(apiCar(car, lang)) : apiError(404, "there is no such car");
  });
}

export const action = () => methodNotAllowed("GET");
