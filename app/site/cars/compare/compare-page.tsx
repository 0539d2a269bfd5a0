import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { AvailabilityNote } from "~/catalog/fleet/availability/availability-badge";
import { DatesNote, DeliveryRate } from "~/catalog/fleet/prices/dates-note";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import * as layout from "~/ui/page/layout.css";
import { NO_FILTERS } from "~/site/cars/filters";
import { listAddress } from "~/site/cars/pages";
import { compareAddress } from "./compared-cars";
import { CompareTable } from "./compare-table";
import type { Comparison } from "./load-compare.server";

/** Compares the cars of the address. With fewer than two it says how to choose them. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation();
  const { cars, trip, places, today } = comparison;
  const ids = cars.map(({ id }) => id);
  const addressOf = (dates: TripDates) => compareAddress(ids, dates);
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t("fleet.compare.title")}</h1>
        {cars.length < 2 ? (
          <p className={message.notice}>{t("fleet.compare.few")}</p>
        ) : (
          <>
            <DatesNote dates={trip.dates} {...{ places, today, addressOf }} />
            <DeliveryRate dates={trip.dates} places={places} />
            <AvailabilityNote cars={cars} />
            <CompareTable comparison={comparison} />
          </>
        )}
        <p>
          <Link className={button.secondary} to={listAddress({ filters: NO_FILTERS, trip }, 1)}>
            {t("fleet.compare.back")}
          </Link>
        </p>
      </div>
    </div>
  );
}
