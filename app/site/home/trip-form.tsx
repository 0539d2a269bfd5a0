import { Form } from "react-router";
import { DateField } from "~/catalog/fleet/prices/date-fields";
import type { ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { placeOptions } from "~/catalog/fleet/prices/place-text";
import type { Place } from "~/catalog/pricing/places";
import { USUAL_TIME } from "~/catalog/pricing/rates";
import { HiddenSetFilters } from "~/site/cars/filter-form";
import type { FleetFilters } from "~/site/cars/filters";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import { useLocalTo } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./trip-form.css";

/** The form's id, by which the bar at the bottom of phones follows it. */
export const TRIP_FORM_ID = "trip-form";

type TripFormProps = {
  /** The page whose cards then show the price of the whole trip. */
  path: string;
  trip: ParsedDates;
  places: readonly Place[];
  /** The filters, which stay applied to the cars. */
  filters?: FleetFilters;
  /** Today's date in Georgia. */
  today: string;
};

/** The form for the place, days and times of a trip, which comes first. */
export function TripForm({ path, trip, places, filters, today }: TripFormProps) {
  const { t } = useTranslation();
  const { fields, times } = trip;
  return (
    <Form
      // A new key makes the browser's fields start again with the values of the address.
      key={JSON.stringify(trip)}
      id={TRIP_FORM_ID}
      className={styles.root}
      action={useLocalTo(`${path}#cars`)}
      aria-label={t("fleet.trip.label")}
      noValidate
    >
      {filters && <HiddenSetFilters filters={filters} />}
      <div className={styles.place}>
        <SelectField
          id="trip-pickup"
          name="pickup"
          label={t("booking.fields.pickup")}
          defaultValue={trip.pickup ?? ""}
          placeholder={t("fleet.trip.anyPlace")}
          options={placeOptions(t, places)}
        />
      </div>
      <DateField name="from" fields={fields} today={today} />
      <TimeField name="pickupTime" time={times.pickupTime} />
      <DateField name="to" fields={fields} today={today} />
      <TimeField name="returnTime" time={times.returnTime} />
      <button className={`${button.primary} ${styles.show}`}>{t("fleet.trip.show")}</button>
    </Form>
  );
}

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

type TimeFieldProps = { name: "pickupTime" | "returnTime"; time: string | undefined };

/** A list of times: unlike the browser's field for a time, it is whole on a narrow phone. */
function TimeField({ name, time = USUAL_TIME }: TimeFieldProps) {
  const { t } = useTranslation();
  const offered = HALF_HOURS.includes(time) ? HALF_HOURS : [...HALF_HOURS, time].toSorted();
  // Addresses leave out the usual time, like the dates of links.
  const valueOf = (label: string) => (label === USUAL_TIME ? "" : label);
  return (
    <SelectField
      id={`trip-${name}`}
      name={name}
      label={t(`booking.fields.${name}`)}
      defaultValue={valueOf(time)}
      options={offered.map((label) => ({ value: valueOf(label), label }))}
    />
  );
}
