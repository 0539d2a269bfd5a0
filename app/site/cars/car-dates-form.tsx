import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { LanguageField } from "~/web/i18n/language-field";
import { button } from "~/ui/form/button.css";
import { DateFields } from "~/catalog/fleet/prices/date-fields";
import type { ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import * as styles from "./car-detail.css";

type CarDatesFormProps = {
  action: string;
  trip: ParsedDates;
  /** The date at the business. */
  today: string;
};

/** The trip's days: the page then has its price, and says whether the car is free. */
export function CarDatesForm({ action, trip, today }: CarDatesFormProps) {
  const { t } = useTranslation();
  return (
    <Form
      // The browser's fields start again with what the address has.
      key={JSON.stringify(trip)}
      className={styles.dates}
      action={action}
      aria-label={t("carDetail.dates.label")}
      preventScrollReset
      noValidate
    >
      <LanguageField />
      {trip.pickup && <input type="hidden" name="pickup" value={trip.pickup} />}
      <DateFields fields={trip.fields} today={today} />
      <button className={`${button.secondary} ${styles.datesButton}`}>
        {t("carDetail.dates.show")}
      </button>
    </Form>
  );
}
