import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { NO_FILTERS, type FleetFilters } from "~/site/cars/filters";
import { DateFields } from "~/catalog/fleet/prices/date-fields";
import type { ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { LanguageField } from "~/web/i18n/language-field";
import { placeOptions } from "~/catalog/fleet/prices/place-text";
import type { Place } from "~/catalog/pricing/places";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import * as styles from "./trip-form.css";

const FILTER_NAMES = ["type", "price", "passengers"] as const;

type TripFormProps = {
  trip: ParsedDates;
  places: readonly Place[];
  /** Stay applied to the cars. */
  filters: FleetFilters;
  /** The date at the business. */
  today: string;
};

/** Place and days before anything else: the cards below then show the price of the whole trip. */
export function TripForm(props: TripFormProps) {
  const { trip, places, filters, today } = props;
  const { t } = useTranslation();
  return (
    <Form
      // The browser's fields start again with what the address has.
      key={JSON.stringify(trip)}
      className={styles.root}
      action={`${href("/")}#cars`}
      aria-label={t("fleet.trip.label")}
      noValidate
    >
      <LanguageField />
      {FILTER_NAMES.filter((name) => filters[name] !== NO_FILTERS[name]).map((name) => (
        <input key={name} type="hidden" name={name} value={filters[name]} />
      ))}
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
      <DateFields fields={trip.fields} today={today} />
      <button className={`${button.primary} ${styles.whole}`}>{t("fleet.trip.show")}</button>
    </Form>
  );
}
