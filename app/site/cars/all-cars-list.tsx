import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { usePromises } from "~/catalog/company/use-company";
import { AvailabilityNote } from "~/catalog/fleet/availability/availability-badge";
import { OtherTrips } from "~/catalog/fleet/availability/other-trips";
import { DatesNote, DeliveryRate } from "~/catalog/fleet/prices/dates-note";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";
import * as layout from "~/ui/page/layout.css";
import { CarList } from "./car-list";
import { CompareForm } from "./compare/compare-form";
import { FilterForm } from "./filter-form";
import type { AllCarsData } from "./load-all-cars.server";
import { SKELETONS } from "./list-sizes";
import { listAddress, tripAddress } from "./pages";
import type { FleetFilters } from "./filters";
import { QuickFilters } from "./quick-filters";
import { WaysOut } from "./ways-out";
import * as styles from "./car-list.css";
import { Pagination } from "~/ui/page/pagination";

/** The cars that match the filters, with the filters above them. */
export function AllCarsList({ list }: { list: AllCarsData }) {
  const { t } = useTranslation();
  const { insurance } = usePromises();
  const { cars, filters, limits, tripDates, otherTrips, today, page } = list;
  const filteredAddress = (others: FleetFilters) =>
    listAddress({ filters: others, trip: tripDates }, 1);
  const addressOf = (trip: TripDates) => tripAddress(href("/:lng?/all-cars"), filters, trip);
  return (
    <>
      <p className={`${layout.lead} ${styles.lead}`}>
        {t("fleet.allIntro")}
        {insurance && ` ${t("fleet.insured")}`}
      </p>
      <FilterForm
        action={href("/:lng?/all-cars")}
        filters={filters}
        limits={limits}
        highest={list.highest}
        trip={tripDates}
        fold={{ places: list.places, today }}
      />
      <QuickFilters
        quick={list.quick}
        filters={filters}
        isEmpty={list.total === 0}
        addressOf={filteredAddress}
      />
      <div className={`${styles.notes} ${styles.summary}`}>
        <p role="status">
          <strong>{t("fleet.count", { count: list.total })}</strong>
          {page && `, ${t("fleet.pages.here", page)}`}
        </p>
        {tripDates.dates && "\u00A0· "}
        <DatesNote
          dates={tripDates.dates}
          places={list.places}
          today={today}
          addressOf={addressOf}
        />
      </div>
      <OtherTrips trips={otherTrips} today={today} addressOf={addressOf} />
      <h2 className={layout.visuallyHidden}>{t("fleet.title")}</h2>
      <CarList
        cars={cars}
        dates={tripDates.dates}
        places={list.places}
        today={today}
        withTiers
        isComparable={list.total > 1}
        wayOut={
          <WaysOut
            ways={list.waysOut}
            filters={filters}
            limits={limits}
            addressOf={filteredAddress}
          />
        }
        skeletons={SKELETONS.allCars}
      />
      <div className={styles.notes}>
        <AvailabilityNote cars={cars} />
        <DeliveryRate dates={tripDates.dates} places={list.places} />
      </div>
      {list.total > 1 && <CompareForm trip={tripDates} />}
      <ListPages previous={list.previous} next={list.next} />
    </>
  );
}

type ListPagesProps = {
  /** The address of the page before; null on the first page. */
  previous: string | null;
  /** The address of the page after; null on the last page. */
  next: string | null;
};

/** Links to the neighbouring pages of a long list of cars. */
function ListPages({ previous, next }: ListPagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      label={t("fleet.pages.label")}
      newer={previous === null ? null : { to: previous, text: t("fleet.pages.previous") }}
      older={next === null ? null : { to: next, text: t("fleet.pages.next") }}
    />
  );
}
