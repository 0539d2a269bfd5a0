import type { Place } from "~/catalog/pricing/places";
import { USUAL_TIME } from "~/catalog/pricing/rates";
import { SelectField } from "~/ui/form/select-field";
import { useTranslation } from "~/web/i18n/use-translation";
import { DateField } from "./date-field";
import { placeOptions } from "./place-text";
import { timeValue, type ParsedDates } from "./trip-dates";

export type TripFieldsProps = {
  trip: ParsedDates;
  places: readonly Place[];
  /** Today's date in Georgia. */
  today: string;
};

/** The place, dates and times of a trip in a search. The style is that of the place, the widest field. */
export function TripFields({ trip, places, today, style }: TripFieldsProps & { style: string }) {
  const { t } = useTranslation();
  const { fields, times } = trip;
  return (
    <>
      <div className={style}>
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
    </>
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
  return (
    <SelectField
      id={`trip-${name}`}
      name={name}
      label={t(`booking.fields.${name}`)}
      defaultValue={timeValue(time)}
      options={offered.map((label) => ({ value: timeValue(label), label }))}
    />
  );
}
