import { data } from "react-router";
import type { Route } from "./+types/car-detail";
import { businessTime } from "~/web/calendar";
import { siteContext } from "~/server/site-context.server";
import { CarPage } from "~/site/cars/car-page";
import { CarProblem } from "~/site/cars/car-problem";
import { describeCarPage } from "~/site/cars/car-structured-data.server";
import { loadCarAvailability } from "~/catalog/fleet/availability/car-availability.server";
import { loadInstead, loadTripAtOnce } from "~/site/cars/load-fleet.server";
import { carMeta } from "~/site/cars/car-meta.server";
import { hasServedPlace, readTripDates } from "~/catalog/fleet/prices/trip-dates";
import { languageOf } from "~/web/i18n/middleware.server";
import { isNetworkError } from "~/site/offline/no-connection";
import { localizedFor } from "~/web/i18n/localized";
import { readId } from "~/web/id";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { or503 } from "~/web/http/or-503.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const source = context.get(siteContext);
  const { sql, publicSite, publicFleet } = source;
  const site = publicSite();
  const id = readId(params.id);
  if (id === null) throw data(null, 404);
  const { value, isCurrent } = await or503(publicFleet.car(lang, id));
  const { car, places } = value;
  if (!car) throw data(null, 404);
  addStructuredData(context, describeCarPage(site, car, lang));
  const query = new URL(request.url).searchParams;
  const trip = readTripDates(query);
  const now = new Date();
  const isAtOnce = await loadTripAtOnce(source, lang, trip.dates, now);
  const asked = { trip, month: query.get("month"), now, isAtOnce };
  const availability = isCurrent ? await loadCarAvailability(sql, car.id, asked) : null;
  const similar = await loadInstead(source, lang, car, { dates: trip.dates, availability, now });
  // A cached page depends on the availability of its own car only, that of a taken one on all others'.
  const isWhole = isCurrent && availability !== null && availability.trip !== "request";
  if (!isWhole || !hasServedPlace(trip, places)) preventCaching(context);
  const today = businessTime(now).date;
  const notCovered = localizedFor(site.content.texts.insurance.leavesOut, lang);
  return {
    page: {
      car,
      company: site.company,
      trip,
      availability,
      similar: similar ?? [],
      places,
      notCovered,
      today,
    },
    meta: carMeta(site, lang, car),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function CarDetail({ loaderData }: Route.ComponentProps) {
  return <CarPage {...loaderData.page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The root's page for network errors has the phone number and a retry.
  if (isNetworkError(error)) throw error;
  return <CarProblem error={error} />;
}
