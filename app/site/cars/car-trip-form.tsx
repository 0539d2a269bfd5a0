import { Form, useSearchParams } from "react-router";
import { FORM_DEFAULTS } from "~/booking/booking";
import { useClosedDayText } from "~/catalog/company/use-company";
import { Delivery } from "~/catalog/fleet/prices/dates-note";
import { placeOptions } from "~/catalog/fleet/prices/place-text";
import type { ParsedDates, TripDates } from "~/catalog/fleet/prices/trip-dates";
import type { Place } from "~/catalog/pricing/places";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { parseDate } from "~/web/calendar";
import { useFormat } from "~/web/i18n/format";
import { useLocalTo } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./car-panel.css";

type CarTripFormProps = {
  action: string;
  trip: ParsedDates;
  /** The trip of which the page shows the price, above the folded form; null while the form has to be filled in. */
  priced: TripDates | null;
  places: readonly Place[];
  /** Today's date in Georgia. */
  today: string;
};

/** The place, dates and times of a trip. With them the page has its price, and says whether the car is free. */
export function CarTripForm({ priced, ...props }: CarTripFormProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { trip, places, today } = props;
  if (!priced) return <TripForm {...props} />;
  return (
    <div>
      <details key={JSON.stringify(trip)}>
        <summary className={styles.summary}>
          <span className={styles.days}>{range(priced.from, priced.to, today)}</span>{" "}
          <span className={styles.change}>{t("carDetail.dates.change")}</span>
        </summary>
        <TripForm {...props} />
      </details>
      <p className={styles.small}>
        <Delivery pickup={priced.pickup} places={places} />
      </p>
    </div>
  );
}

function TripForm({ action, trip, places, today }: Omit<CarTripFormProps, "priced">) {
  const { t } = useTranslation();
  return (
    <Form
      // A new key makes the browser's fields start again with the values of the address.
      key={JSON.stringify(trip)}
      className={styles.trip}
      action={useLocalTo(action)}
      aria-label={t("carDetail.dates.label")}
      preventScrollReset
      noValidate
    >
      <div className={styles.whole}>
        <SelectField
          id="trip-pickup"
          name="pickup"
          label={t("booking.fields.pickup")}
          defaultValue={trip.pickup ?? ""}
          placeholder={t("fleet.trip.anyPlace")}
          options={placeOptions(t, places)}
        />
      </div>
      <DateField name="from" trip={trip} today={today} />
      <TimeField name="pickupTime" trip={trip} />
      <DateField name="to" trip={trip} today={today} />
      <TimeField name="returnTime" trip={trip} />
      <button className={`${button.secondary} ${styles.whole}`}>{t("carDetail.dates.show")}</button>
    </Form>
  );
}

type FieldProps = { trip: ParsedDates };

/** The names of the dates in the address, which are those of the booking form. */
const NAMES = { from: "pickupDate", to: "returnDate" } as const;

function DateField({ name, trip, today }: FieldProps & { name: "from" | "to"; today: string }) {
  const { t } = useTranslation();
  const closedDayText = useClosedDayText();
  const [query] = useSearchParams();
  const { value, problem } = trip.fields[name];
  // A date that the address does not name at all has not been asked for yet.
  const isOpen = problem === "missing" && !query.has(NAMES[name]) && !query.has(name);
  const pickup = trip.fields.from.value;
  return (
    <Field
      id={`filter-${name}`}
      name={NAMES[name]}
      label={t(`fleet.dates.${name}`)}
      hint={closedDayText(parseDate(value))}
      errors={
        problem && !isOpen ? [t(`fleet.dates.problems.${name}.${problem}`, { typed: value })] : []
      }
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min={name === "to" && pickup > today ? pickup : today}
          defaultValue={value}
        />
      )}
    </Field>
  );
}

function TimeField({ name, trip }: FieldProps & { name: "pickupTime" | "returnTime" }) {
  const { t } = useTranslation();
  return (
    <Field id={`trip-${name}`} name={name} label={t(`booking.fields.${name}`)}>
      {(control) => (
        <input {...control} type="time" defaultValue={trip.dates?.[name] ?? FORM_DEFAULTS[name]} />
      )}
    </Field>
  );
}
