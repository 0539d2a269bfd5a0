import { Form } from "react-router";
import { TripFields, type TripFieldsProps } from "~/catalog/fleet/prices/trip-fields";
import { HiddenFilters } from "~/site/cars/filter-form";
import type { FleetFilters } from "~/site/cars/filters";
import { button } from "~/ui/form/button.css";
import { useLocalTo } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./trip-form.css";

type TripFormProps = TripFieldsProps & {
  /** The page whose cards then show the price of the whole trip. */
  path: string;
  /** The filters, which stay applied to the cars. */
  filters?: FleetFilters;
};

/** The form for the place, days and times of a trip, which comes first. */
export function TripForm({ path, trip, places, filters, today }: TripFormProps) {
  const { t } = useTranslation();
  return (
    <Form
      // A new key makes the browser's fields start again with the values of the address.
      key={JSON.stringify(trip)}
      // The bar at the bottom of phones follows the form by its id.
      id="trip-form"
      className={styles.root}
      action={useLocalTo(`${path}#cars`)}
      aria-label={t("fleet.trip.label")}
      noValidate
    >
      {filters && <HiddenFilters filters={filters} />}
      <TripFields {...{ trip, places, today }} style={styles.place} />
      <button className={`${button.primary} ${styles.show}`}>{t("fleet.trip.show")}</button>
    </Form>
  );
}
