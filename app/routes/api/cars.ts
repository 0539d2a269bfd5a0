import type { Route } from "./+types/cars";
import { siteContext } from "~/server/site-context.server";
import { apiCar } from "~/catalog/fleet/car";
import { languageOf } from "~/web/i18n/middleware.server";
import { handleApiRequest, methodNotAllowed } from "~/web/http/api.server";

export function loader({ context }: Route.LoaderArgs) {
  const { publicFleet } = context.get(siteContext);
  return handleApiRequest(async () => {
    const { cars } = await publicFleet.current(languageOf(context));
    return Response.json(cars.map(apiCar));
  });
}

export const action = () => methodNotAllowed("GET");
