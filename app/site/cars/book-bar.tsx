import { useTranslation } from "~/web/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { useInView } from "~/ui/use-in-view";
import * as bottomBar from "~/catalog/fleet/bottom-bar.css";
import * as styles from "./book-bar.css";
import { PANEL_ID } from "./car-panel";
import { BookLink } from "~/catalog/fleet/book-link";
import type { FleetCar } from "~/catalog/fleet/car";
import { CarPrice } from "~/catalog/fleet/prices/car-price";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";

/** Sticks to the bottom of the window: the car, its price, and a link to the form. */
export function BookBar({ car, dates }: { car: FleetCar; dates: TripDates | null }) {
  const { t } = useTranslation();
  const isPanelInView = useInView(PANEL_ID);
  return (
    <div className={styles.root} data-panel-in-view={isPanelInView}>
      <div className={bottomBar.content}>
        <p className={bottomBar.car}>
          <span className={bottomBar.name}>{car.name}</span>
          <span>
            <CarPrice car={car} dates={dates} />
          </span>
        </p>
        <BookLink className={`${button.dawn} ${styles.action}`} car={car.name} dates={dates}>
          {t("site.bookNow")}
        </BookLink>
      </div>
    </div>
  );
}
