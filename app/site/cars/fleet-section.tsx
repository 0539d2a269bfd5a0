import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { CarList } from "./car-list";
import * as styles from "./car-list.css";
import { DatesNote, DeliveryRate, EmptySearch } from "~/catalog/fleet/prices/dates-note";
import { AvailabilityNote } from "~/catalog/fleet/availability/availability-badge";
import { OtherTrips } from "~/catalog/fleet/availability/other-trips";
import { SKELETONS } from "./list-sizes";
import { listAddress, tripAddress } from "./pages";
import { NoFleet, hasNoFleet } from "./no-fleet";
import { FilterForm } from "./filter-form";
import type { HomeFleet } from "./load-fleet.server";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";
import { priceLimits, type FleetFilters } from "./filters";
import { TripProblems } from "./trip-problems";
import { WaysOut } from "./ways-out";

type FleetSectionProps = {
  fleet: HomeFleet;
  /** Today's date in Georgia. */
  today: string;
};

export function FleetSection({ fleet, today }: FleetSectionProps) {
  const { t } = useTranslation();
  return (
    <section className={layout.section} id="cars" aria-labelledby="cars-title">
      <div className={layout.stack}>
        <h2 className={layout.heading} id="cars-title">
          {t("fleet.title")}
        </h2>
        {hasNoFleet(fleet) ? <NoFleet /> : <Fleet fleet={fleet} today={today} />}
      </div>
    </section>
  );
}

function Fleet({ fleet, today }: FleetSectionProps) {
  const { t } = useTranslation();
  const { filters, trip: asked } = fleet;
  const filteredAddress = (others: FleetFilters) =>
    `${listAddress({ filters: others, trip: asked }, 1, href("/"))}#cars`;
  const addressOf = (trip: TripDates) => `${tripAddress(href("/"), fleet.filters, trip)}#cars`;
  return (
    <>
      <FilterForm
        action={`${href("/")}#cars`}
        filters={fleet.filters}
        limits={priceLimits(fleet.main)}
        trip={fleet.trip}
      />
      <p>
        <Link to={listAddress({ filters, trip: asked }, 1)}>{t("fleet.filters.more")}</Link>
      </p>
      <TripProblems fields={fleet.trip.fields} />
      <EmptySearch />
      <DatesNote dates={fleet.dates} places={fleet.places} today={today} addressOf={addressOf} />
      <OtherTrips trips={fleet.otherTrips} today={today} addressOf={addressOf} />
      {fleet.unavailable ? (
        <p className={message.problem}>{t("fleet.unavailable")}</p>
      ) : (
        <CarList
          cars={fleet.cars}
          dates={fleet.dates}
          places={fleet.places}
          today={today}
          isBelowFold
          wayOut={
            <WaysOut
              ways={fleet.waysOut}
              filters={filters}
              limits={priceLimits(fleet.main)}
              addressOf={filteredAddress}
            />
          }
          skeletons={SKELETONS.home}
        />
      )}
      <div className={styles.notes}>
        <AvailabilityNote cars={fleet.cars} />
        <DeliveryRate dates={fleet.dates} places={fleet.places} />
      </div>
      {fleet.more && (
        <Link
          className={`${button.secondary} ${styles.more}`}
          to={listAddress({ filters, trip: asked }, 1)}
        >
          {t("fleet.viewAll")}
        </Link>
      )}
    </>
  );
}
