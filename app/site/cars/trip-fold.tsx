import { useState, type MouseEvent } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { DateField } from "~/catalog/fleet/prices/date-fields";
import { placeOptions, placeText } from "~/catalog/fleet/prices/place-text";
import {
  areComplete,
  pricedTrip,
  type ParsedDates,
  type TripDates,
} from "~/catalog/fleet/prices/trip-dates";
import { isServed, placeNamed, type Place } from "~/catalog/pricing/places";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { content } from "~/ui/page/fold.css";
import * as styles from "./trip-fold.css";

export type TripFoldProps = {
  trip: ParsedDates;
  /** The times of the address, also without dates. */
  times: Pick<TripDates, "pickupTime" | "returnTime">;
  places: readonly Place[];
  /** Today's date in Georgia. */
  today: string;
};

/** Place, dates and times of a trip. Phones fold them to a line once there is a price for them. */
export function TripFold({ trip, times, places, today }: TripFoldProps) {
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
        <div className={styles.place}>
          <SelectField
            id="filter-pickup"
            name="pickup"
            label={t("booking.fields.pickup")}
            defaultValue={trip.pickup ?? ""}
            placeholder={t("fleet.trip.anyPlace")}
            options={placeOptions(t, places)}
          />
        </div>
        <DateField name="from" fields={trip.fields} today={today} />
        <TimeField name="pickupTime" value={times.pickupTime} />
        <DateField name="to" fields={trip.fields} today={today} />
        <TimeField name="returnTime" value={times.returnTime} />
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

type TimeFieldProps = { name: "pickupTime" | "returnTime"; value: string | undefined };

function TimeField({ name, value }: TimeFieldProps) {
  const { t } = useTranslation();
  return (
    <Field id={`filter-${name}`} name={name} label={t(`booking.fields.${name}`)}>
      {(control) => <input {...control} type="time" defaultValue={value} />}
    </Field>
  );
}

function TripSummary({ trip, places, today }: Omit<TripFoldProps, "times">) {
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
