import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { EmptyState } from "~/ui/page/state/empty-state";
import * as layout from "~/ui/page/layout.css";
import { Loading } from "~/ui/page/state/skeleton";
import type { ListedCar } from "~/catalog/fleet/car";
import { CarCard } from "./car-card";
import * as styles from "./car-list.css";
import { CARS_ID } from "~/site/home/help-prompt";
import { SkeletonList } from "./skeleton-list";
import type { Place } from "~/catalog/pricing/places";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";

/** How many cards are in view when a list opens. */
const FIRST_CARDS = 2;

type CarListProps = {
  cars: ListedCar[];
  dates: TripDates | null;
  places: readonly Place[];
  /** Shows the rates of all tiers. */
  withTiers?: boolean;
  /** Lets cars be chosen for a comparison. */
  isComparable?: boolean;
  /** Today's date in Georgia. */
  today: string;
  /** Whether no card is in view when the page opens. */
  isBelowFold?: boolean;
  /** What leads out of an empty list. */
  wayOut: ReactNode;
  /** Number of placeholder cards while other filters are loading. */
  skeletons: number;
};

export function CarList({
  cars,
  dates,
  places,
  today,
  withTiers = false,
  isComparable = false,
  isBelowFold = false,
  wayOut,
  skeletons,
}: CarListProps) {
  const { t } = useTranslation();
  const filtering = useFiltering();
  return (
    <div className={styles.root}>
      {cars.length === 0 && (
        <EmptyState picture="no-cars" alt={t("fleet.emptyPicture")} text={t("fleet.empty")}>
          {wayOut}
        </EmptyState>
      )}
      <ul
        id={CARS_ID}
        className={`${styles.grid} ${withTiers ? styles.all : styles.short} ${layout.plainList}`}
        aria-busy={filtering || undefined}
        data-scrolls={!withTiers || undefined}
      >
        {cars.map((car, index) => {
          const isInView = !isBelowFold && index < FIRST_CARDS;
          return (
            <li key={car.id}>
              <CarCard
                car={car}
                dates={dates}
                places={places}
                today={today}
                withTiers={withTiers}
                isComparable={isComparable}
                first={isInView}
              />
            </li>
          );
        })}
      </ul>
      {filtering && (
        <div className={styles.cover}>
          <Loading label={t("fleet.loading")}>
            <SkeletonList count={skeletons} />
          </Loading>
        </div>
      )}
    </div>
  );
}

/** Returns whether the same page is loading with other filters. */
function useFiltering() {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname === pathname && location.search !== search;
}
