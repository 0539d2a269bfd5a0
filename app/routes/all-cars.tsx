import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/i18n/link";
import type { Route } from "./+types/all-cars";
import { businessTime } from "~/calendar";
import { siteContext } from "~/site-context.server";
import { describeAllCars } from "~/fleet/car-page/car-structured-data.server";
import { CarList } from "~/fleet/list/car-list";
import { DatesNote } from "~/fleet/prices/dates-note";
import { NoFleet } from "~/fleet/list/no-fleet";
import { ListPages } from "~/fleet/list/list-pages";
import { canonicalList, listAddress, pageOf, tripAddress } from "~/fleet/list/pages";
import { FilterForm } from "~/fleet/list/filter-form";
import { ALL_CARS_RULES, filterCars, priceLimits, readFilters } from "~/fleet/list/filters";
import { loadOffer } from "~/fleet/availability/offer.server";
import { AvailabilityNote } from "~/fleet/availability/availability-badge";
import { OtherTrips } from "~/fleet/availability/other-trips";
import { allCarsMeta } from "~/fleet/page-meta.server";
import { SKELETONS } from "~/fleet/list/skeletons";
import { hasServedPlace, readTripDates, withDates } from "~/fleet/prices/trip-dates";
import { languageContext } from "~/i18n/middleware.server";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { or503 } from "~/web/http/or-503.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, publicSite, publicFleet } = context.get(siteContext);
  const lang = context.get(languageContext);
  const query = new URL(request.url).searchParams;
  const filters = readFilters(query);
  const { value: fleet, isCurrent } = await or503(publicFleet.all(lang));
  const { cars, places, main } = fleet;
  const search = { filters, trip: readTripDates(query) };
  const matching = filterCars(cars, filters, ALL_CARS_RULES, main);
  const asked = { dates: search.trip.dates, isCurrent };
  const { cars: sorted, otherTrips } = await loadOffer(sql, matching, asked);
  const { items, page, pages, total } = pageOf(sorted, query);
  if (!isCurrent || !hasServedPlace(search.trip, places)) preventCaching(context);
  addStructuredData(context, describeAllCars(publicSite(), lang));
  return {
    isEmpty: cars.length === 0,
    cars: items,
    otherTrips,
    total,
    page: pages > 1 ? { page, pages } : null,
    previous: page > 1 ? listAddress(search, page - 1) : null,
    next: page < pages ? listAddress(search, page + 1) : null,
    filters,
    limits: priceLimits(main),
    tripDates: search.trip,
    places,
    today: businessTime(new Date()).date,
    meta: allCarsMeta(publicSite(), lang, { cars, page, path: canonicalList(filters, page) }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function AllCars({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { tripDates } = loaderData;
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t("fleet.allTitle")}</h1>
        {loaderData.isEmpty ? <NoFleet /> : <AllCarsList page={loaderData} />}
        <p>
          <Link className={button.secondary} to={withDates(href("/"), tripDates.dates)}>
            {t("fleet.backHome")}
          </Link>
        </p>
      </div>
    </div>
  );
}

type ListProps = { page: Route.ComponentProps["loaderData"] };

function AllCarsList({ page: list }: ListProps) {
  const { t } = useTranslation();
  const { cars, filters, limits, tripDates, otherTrips, today, page } = list;
  return (
    <>
      <p className={layout.lead}>{t("fleet.allIntro")}</p>
      <FilterForm
        action={href("/all-cars")}
        filters={filters}
        limits={limits}
        trip={tripDates}
        today={today}
      />
      <p role="status">
        {t("fleet.count", { count: list.total })}
        {page && `, ${t("fleet.pages.here", page)}`}
      </p>
      <DatesNote dates={tripDates.dates} places={list.places} today={today} />
      <AvailabilityNote cars={cars} />
      <OtherTrips
        trips={otherTrips}
        today={today}
        addressOf={(trip) => tripAddress(href("/all-cars"), filters, trip)}
      />
      <h2 className={layout.visuallyHidden}>{t("fleet.title")}</h2>
      <CarList cars={cars} dates={tripDates.dates} withTiers skeletons={SKELETONS.allCars} />
      <ListPages previous={list.previous} next={list.next} />
    </>
  );
}
