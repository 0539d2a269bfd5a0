import { AvailabilityNote } from "~/catalog/fleet/availability/availability-badge";
import { OtherTrips } from "~/catalog/fleet/availability/other-trips";
import { DatesNote, DeliveryRate, EmptySearch } from "~/catalog/fleet/prices/dates-note";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";
import { CarList } from "~/site/cars/car-list";
import { more, notes } from "~/site/cars/car-list.css";
import { TripProblems } from "~/site/cars/trip-problems";
import { listAddress, tripAddress } from "~/site/cars/pages";
import { TripForm } from "~/site/home/trip-form";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import * as layout from "~/ui/page/layout.css";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./cities.css";
import type { CityCars as Shelf } from "./load-city-cars.server";

/** The form for a trip from the city, and the first cars with their prices for it. */
export function CityCars({ shelf, path }: { shelf: Shelf; path: string }) {
  const { t } = useTranslation();
  const { cars, dates, trip, places, otherTrips, filters, today } = shelf;
  const addressOf = (other: TripDates) => `${tripAddress(path, filters, other)}#cars`;
  const all = listAddress({ filters, trip }, 1);
  if (cars.length === 0 && !shelf.unavailable) return null;
  return (
    <>
      <div className={styles.search}>
        <TripForm path={path} trip={trip} places={places} today={today} />
      </div>
      <section className={layout.section} id="cars" aria-labelledby="cars-title">
        <div className={layout.stack}>
          <h2 className={layout.heading} id="cars-title">
            {t("fleet.title")}
          </h2>
          <TripProblems fields={trip.fields} />
          <EmptySearch />
          <DatesNote {...{ dates, places, today, addressOf }} />
          <OtherTrips trips={otherTrips} today={today} addressOf={addressOf} />
          {shelf.unavailable ? (
            <p className={message.problem}>{t("fleet.unavailable")}</p>
          ) : (
            <CarList
              cars={cars}
              dates={dates}
              places={places}
              today={today}
              isBelowFold
              wayOut={null}
              skeletons={cars.length}
            />
          )}
          <div className={notes}>
            <AvailabilityNote cars={cars} />
            <DeliveryRate dates={dates} places={places} />
          </div>
          <p className={more}>
            <Link className={button.secondary} to={all}>
              {t("fleet.viewAll")}
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}
