import { useTranslation } from "~/web/i18n/use-translation";
import { useClosedDayText } from "~/catalog/company/use-company";
import { Field } from "~/ui/form/field";
import { parseDate } from "~/web/calendar";
import type { ParsedDates } from "./trip-dates";
import type { FocusEvent } from "react";

type DateFieldProps = {
  name: keyof ParsedDates["fields"];
  fields: ParsedDates["fields"];
  /** Today in business time; the calendar has no earlier days. */
  today: string;
};

/** Lets the calendar of the return begin with the pick-up that is chosen now. */
function beginWithPickup({ currentTarget: back }: FocusEvent<HTMLInputElement>, today: string) {
  const pickup = back.form?.elements.namedItem("from");
  back.min = firstDay(pickup instanceof HTMLInputElement ? pickup.value : "", today);
}

const firstDay = (pickup: string, today: string) => (pickup > today ? pickup : today);

/** Shows the field of a trip date, with its error, and says whether the office is closed then. */
export function DateField({ name, fields, today }: DateFieldProps) {
  const { t } = useTranslation();
  const closedDayText = useClosedDayText();
  const { value, problem } = fields[name];
  return (
    <Field
      id={`filter-${name}`}
      name={name}
      label={t(`fleet.dates.${name}`)}
      hint={closedDayText(parseDate(value))}
      errors={problem ? [t(`fleet.dates.problems.${name}.${problem}`, { typed: value })] : []}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min={name === "to" ? firstDay(fields.from.value, today) : today}
          defaultValue={value}
          onFocus={name === "to" ? (event) => beginWithPickup(event, today) : undefined}
        />
      )}
    </Field>
  );
}
