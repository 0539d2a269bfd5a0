import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { useFormat } from "~/web/i18n/format";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { plainList, row } from "~/ui/page/layout.css";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";

type OtherTripsProps = {
  trips: readonly TripDates[];
  /** Today in business time. */
  today: string;
  addressOf: (trip: TripDates) => string;
};

/** Shows links to trips of the same length that are free; nothing if there are none. */
export function OtherTrips({ trips, today, addressOf }: OtherTripsProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  if (trips.length === 0) return null;
  return (
    <div className={message.notice}>
      <p>{t("fleet.availability.otherTrips")}</p>
      <ul className={`${row} ${plainList}`}>
        {trips.map((trip) => (
          <li key={trip.from}>
            <Link className={button.secondary} to={addressOf(trip)}>
              {range(trip.from, trip.to, today)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
