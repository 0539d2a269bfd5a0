import { Form, useSearchParams } from "react-router";
import { DeliveryNote } from "~/catalog/fleet/prices/dates-note";
import type { ParsedDates, TripDates } from "~/catalog/fleet/prices/trip-dates";
import { TripFields, type TripFieldsProps } from "~/catalog/fleet/prices/trip-fields";
import { button } from "~/ui/form/button.css";
import { useFormat } from "~/web/i18n/format";
import { useLocalTo } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./car-panel.css";

type CarTripFormProps = TripFieldsProps & {
  action: string;
  /** The trip of which the page shows the price, above the folded form; null while the form has to be filled in. */
  priced: TripDates | null;
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
          <span className={styles.change}>{t("fleet.trip.change")}</span>
        </summary>
        <TripForm {...props} />
      </details>
      <p className={styles.small}>
        <DeliveryNote pickup={priced.pickup} places={places} />
      </p>
    </div>
  );
}

function TripForm({ action, trip, places, today }: Omit<CarTripFormProps, "priced">) {
  const { t } = useTranslation();
  const asked = withoutUnasked(trip, useSearchParams()[0]);
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
      <TripFields {...{ places, today }} trip={asked} style={styles.whole} />
      <button className={`${button.secondary} ${styles.whole}`}>{t("carDetail.dates.show")}</button>
    </Form>
  );
}

/** Returns a trip without the problem of a date that its address does not name: it has not been asked for yet. */
function withoutUnasked(trip: ParsedDates, query: URLSearchParams): ParsedDates {
  const { from, to } = trip.fields;
  const fieldOf = (field: typeof from, ...names: string[]) =>
    field.problem === "missing" && !names.some((name) => query.has(name))
      ? { ...field, problem: null }
      : field;
  const fields = { from: fieldOf(from, "from", "pickupDate"), to: fieldOf(to, "to", "returnDate") };
  return { ...trip, fields };
}
