import { data } from "react-router";
import type { Route } from "./+types/car-detail";
import { businessTime } from "~/calendar";
import { loadExchangeRates } from "~/pricing/load-exchange-rates.server";
import { listPlaces } from "~/pricing/prices.queries.server";
import { siteContext } from "~/site-context.server";
import { CarPage } from "~/fleet/car-page/car-page";
import { CarProblem } from "~/fleet/car-page/car-problem";
import { describeCarPage } from "~/fleet/car-page/car-structured-data.server";
import { findCar } from "~/fleet/fleet.queries.server";
import { carMeta } from "~/fleet/page-meta.server";
import { hasServedPlace, readTripDates } from "~/fleet/prices/trip-dates";
import { languageContext } from "~/i18n/middleware.server";
import { isNetworkError } from "~/offline/network-error";
import { readId } from "~/web/id";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { or503 } from "~/web/http/or-503.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const site = publicSite();
  const lang = context.get(languageContext);
  const id = readId(params.id);
  const [car, exchange, places] = await or503(
    Promise.all([
      id === null ? null : findCar(sql, lang, id),
      loadExchangeRates(sql),
      listPlaces(sql),
    ]),
  );
  if (!car) throw data(null, 404);
  addStructuredData(context, describeCarPage(site, car, lang));
  const trip = readTripDates(new URL(request.url).searchParams);
  if (!hasServedPlace(trip, places)) preventCaching(context);
  const { dates } = trip;
  const today = businessTime(new Date()).date;
  return {
    car,
    company: site.company,
    dates,
    places,
    today,
    exchange,
    meta: carMeta(site, lang, car),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function CarDetail({ loaderData }: Route.ComponentProps) {
  const { meta: _, ...page } = loaderData;
  return <CarPage {...page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The root's page has the phone number and a retry.
  if (isNetworkError(error)) throw error;
  return <CarProblem error={error} />;
}
