import { data } from "react-router";
import type { Route } from "./+types/car-detail";
import { businessTime } from "~/calendar";
import { siteContext } from "~/site-context.server";
import { CarPage } from "~/fleet/car-page/car-page";
import { CarProblem } from "~/fleet/car-page/car-problem";
import { describeCarPage } from "~/fleet/car-page/car-structured-data.server";
import { loadCarAvailability } from "~/fleet/availability/car-availability.server";
import { carMeta } from "~/fleet/page-meta.server";
import { hasServedPlace, readTripDates } from "~/fleet/prices/trip-dates";
import { languageOf } from "~/i18n/middleware.server";
import { isNetworkError } from "~/offline/no-connection";
import { readId } from "~/web/id";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { or503 } from "~/web/http/or-503.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql, publicSite, publicFleet } = context.get(siteContext);
  const site = publicSite();
  const lang = languageOf(context);
  const id = readId(params.id);
  if (id === null) throw data(null, 404);
  const { value, isCurrent } = await or503(publicFleet.car(lang, id));
  const { car, places } = value;
  if (!car) throw data(null, 404);
  addStructuredData(context, describeCarPage(site, car, lang));
  const query = new URL(request.url).searchParams;
  const trip = readTripDates(query);
  const now = new Date();
  const asked = { dates: trip.dates, month: query.get("month"), now };
  const availability = isCurrent ? await loadCarAvailability(sql, car.id, asked) : null;
  if (!isCurrent || !availability || !hasServedPlace(trip, places)) preventCaching(context);
  const today = businessTime(now).date;
  return {
    page: { car, company: site.company, trip, availability, places, today },
    meta: carMeta(site, lang, car),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function CarDetail({ loaderData }: Route.ComponentProps) {
  return <CarPage {...loaderData.page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The root's page has the phone number and a retry.
  if (isNetworkError(error)) throw error;
  return <CarProblem error={error} />;
}
