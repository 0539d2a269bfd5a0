import { useState, type MouseEvent } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { areComplete, pricedTrip } from "~/catalog/fleet/prices/trip-dates";
import { TripFields, type TripFieldsProps } from "~/catalog/fleet/prices/trip-fields";
import { isServed, placeNamed } from "~/catalog/pricing/places";
import { button } from "~/ui/form/button.css";
import { content } from "~/ui/page/fold.css";
import * as styles from "./trip-fold.css";

/** Place, dates and times of a trip. Phones fold them to a line once there is a price for them. */
export function TripFold({ trip, places, today }: TripFieldsProps) {
  const { t } = useTranslation();
  // Dates that scripts apply while the next field is being filled in fold nothing.
  const [isOpen] = useState(pricedTrip(trip.dates, today) === null);
  return (
    <details className={content} open={isOpen}>
      <summary className={styles.summary}>
        <TripSummary {...{ trip, places, today }} />
        <span className={`${button.onNight} ${styles.change}`}>{t("fleet.trip.change")}</span>
      </summary>
      <div className={styles.fields}>
        <TripFields {...{ trip, places, today }} style={styles.place} />
        <button className={`${button.primary} ${styles.show}`} onClick={foldComplete}>
          {t("fleet.trip.show")}
        </button>
      </div>
    </details>
  );
}

/** Folds a complete trip as it is sent. Its summary gets the focus, which would be lost with the button. */
function foldComplete({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  const data = form && new FormData(form);
  const [from, to] = ["from", "to"].map((name) => String(data?.get(name) ?? ""));
  const fold = form?.querySelector("details");
  const summary = fold?.querySelector("summary");
  const isFoldable = summary !== null && summary !== undefined && summary.offsetHeight > 0;
  if (!fold || !isFoldable || !from || !to || !areComplete(from, to)) return;
  // The press sends the form of the button only while that is in view.
  setTimeout(() => {
    fold.open = false;
    summary.focus();
  });
}

function TripSummary({ trip, places, today }: TripFieldsProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { dates, pickup } = trip;
  if (!dates) return <strong>{t("fleet.trip.label")}</strong>;
  const { from, to, pickupTime, returnTime } = dates;
  const place =
    pickup !== null && isServed(places, pickup)
      ? placeText(t, pickup, placeNamed(places, pickup)?.name)
      : t("fleet.trip.anyPlace");
  const times = pickupTime && returnTime ? `, ${pickupTime}–${returnTime}` : "";
  return (
    <span className={styles.trip}>
      <strong>{range(from, to, today)}</strong>
      <span className={styles.at}>
        {place}
        {times}
      </span>
    </span>
  );
}
