import { data } from "react-router";
import type { Route } from "./+types/city";
import { readCity } from "~/cities/city";
import { cityPage } from "~/cities/city-page.server";
import { CityView } from "~/cities/city-view";
import { loadFacts } from "~/company/facts.server";
import { sql } from "~/db.server";
import { languageContext } from "~/i18n/middleware.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const city = readCity(params.city);
  if (!city) throw data(null, 404);
  const { meta: _, ...page } = cityPage(city, context.get(languageContext), await loadFacts(sql));
  return { page };
}

/** Every address of one segment that no other page has comes here; none of them is posted to. */
export function action({ params }: Route.ActionArgs): never {
  throw data(null, readCity(params.city) ? 405 : 404);
}

export default function City({ loaderData }: Route.ComponentProps) {
  return <CityView page={loaderData.page} />;
}
