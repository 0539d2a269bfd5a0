import { useEffect, useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigationType, useSubmit } from "react-router";
import { LanguageField } from "~/i18n/language-field";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/field";
import { useHydrated } from "~/ui/use-hydrated";
import { DateFields } from "~/fleet/prices/date-fields";
import { FILTER_VALUES } from "./filter-values";
import type { FleetFilters } from "./filters";
import * as styles from "./filter-form.css";
import { areComplete, type AskedDates } from "~/fleet/prices/trip-dates";

type FilterFormProps = {
  action: string;
  filters: FleetFilters;
  trip: AskedDates;
  /** The date at the business; the form has fields for the days if it is given. */
  today?: string;
};

/** Chooses what the list shows: at once with scripts, by its button without them. */
export function FilterForm({ action, filters, trip, today }: FilterFormProps) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { fields } = trip;
  const form = useStepsBack({ ...filters, from: fields.from.value, to: fields.to.value });
  const choices = <Name extends keyof FleetFilters>(name: Name) =>
    FILTER_VALUES[name].map((value) => ({
      value,
      label: t(`fleet.filters.${name}Values.${value}` as "fleet.filters.typeValues.all"),
    }));
  return (
    <Form
      ref={form}
      className={today ? styles.withDates : styles.root}
      action={action}
      aria-label={t("fleet.filters.legend")}
      preventScrollReset
      noValidate
      onChange={(event) => {
        if (!isReady(event)) return;
        void submit(filledIn(event.currentTarget), { action, preventScrollReset: true });
      }}
    >
      <LanguageField />
      {today ? <DateFields fields={fields} today={today} /> : <HiddenDates fields={fields} />}
      {trip.pickup && <input type="hidden" name="pickup" value={trip.pickup} />}
      {(["type", "price", "passengers"] as const).map((name) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={t(`fleet.filters.${name}`)}
          defaultValue={filters[name]}
          options={choices(name)}
        />
      ))}
      <button className={button.secondary} hidden={hydrated}>
        {t("fleet.filters.apply")}
      </button>
    </Form>
  );
}

function HiddenDates({ fields }: Pick<AskedDates, "fields">) {
  return (["from", "to"] as const)
    .filter((name) => fields[name].value !== "")
    .map((name) => <input key={name} type="hidden" name={name} value={fields[name].value} />);
}

/** A filter is applied whatever stands beside it; a date waits until both can be taken. */
function isReady({ target, currentTarget }: FormEvent<HTMLFormElement>) {
  if (target instanceof HTMLSelectElement) return true;
  const data = new FormData(currentTarget);
  return areComplete(String(data.get("from")), String(data.get("to")));
}

/** What a form holds, without its empty fields: days that are open stay out of the address. */
function filledIn(form: HTMLFormElement) {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

/** Going back in the browser brings back what the form had; what is being typed stays otherwise. */
function useStepsBack(values: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const isStep = useNavigationType() === "POP";
  const wanted = JSON.stringify(values);
  const shown = useRef(wanted);
  useEffect(() => {
    if (!isStep || !form.current || shown.current === wanted) return;
    for (const [name, value] of Object.entries(JSON.parse(wanted) as Record<string, string>)) {
      const control = form.current.elements.namedItem(name);
      if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
        control.value = value;
      }
    }
  }, [isStep, wanted]);
  useEffect(() => {
    shown.current = wanted;
  }, [wanted]);
  return form;
}
