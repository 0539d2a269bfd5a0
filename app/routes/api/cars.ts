import type { Route } from "./+types/cars";
import { siteContext } from "~/server/site-context.server";
import { apiCar } from "~/catalog/fleet/car";
import { languageOf } from "~/web/i18n/middleware.server";
import { handleApiRequest, methodNotAllowed } from "~/web/http/api.server";

export function loader({ context }: Route.LoaderArgs) {
  const { publicFleet } = context.get(siteContext);
  return handleApiRequest(async () => {
    const lang = languageOf(context);
    const { cars } = await publicFleet.current(lang);
    return Response.json(cars.map((car) => apiCar(car, lang)));
  });
}

export const action = () => methodNotAllowed("GET");
