import { useEffect, useRef, useEffectEvent, type RefObject } from "react";
import { Form, useNavigationType, useSubmit } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import { useHydrated } from "~/ui/use-hydrated";
import { DateFields } from "~/catalog/fleet/prices/date-fields";
import { FILTER_VALUES } from "~/web/pages/address-values";
import type { FleetFilters } from "./filters";
import * as styles from "./filter-form.css";
import { areComplete, type ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { useFormat } from "~/web/i18n/format";
import { useMoney } from "~/catalog/company/use-company";
import { takeEarlyChange } from "~/web/browser/early-change";

type FilterFormProps = {
  action: string;
  filters: FleetFilters;
  /** Limits of the price filter in the main currency. */
  limits: { from: number; to: number };
  trip: ParsedDates;
  /** Today's date in Georgia. Without it the form has no date fields and passes the trip on. */
  today?: string;
};

/** The form of the filters. With scripts it is submitted on change, without them by its button. */
export function FilterForm(props: FilterFormProps) {
  const { filters, limits, trip, today } = props;
  const { t } = useTranslation();
  const action = useLocalTo(props.action);
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { fields } = trip;
  const form = useHistoryValues({ ...filters, from: fields.from.value, to: fields.to.value });
  const apply = (control: EventTarget, changed: HTMLFormElement) => {
    if (!isReady(control, changed)) return;
    void submit(filledFields(changed), { action, preventScrollReset: true });
  };
  useEarlyChange(form, apply);
  return (
    <Form
      ref={form}
      className={today ? styles.withDates : styles.root}
      action={action}
      aria-label={t("fleet.filters.legend")}
      preventScrollReset
      noValidate
      onChange={({ target, currentTarget }) => apply(target, currentTarget)}
    >
      {today ? <DateFields fields={fields} today={today} /> : <HiddenDates fields={fields} />}
      {trip.pickup && <input type="hidden" name="pickup" value={trip.pickup} />}
      {FILTER_NAMES.map((name) => (
        <FilterSelect key={name} name={name} value={filters[name]} limits={limits} />
      ))}
      <button className={`${button.secondary} ${hydrated ? styles.unneeded : ""}`}>
        {t("fleet.filters.apply")}
      </button>
    </Form>
  );
}

const FILTER_NAMES = ["type", "price", "passengers"] as const;

function FilterSelect<Name extends keyof FleetFilters>(props: {
  name: Name;
  value: FleetFilters[Name];
  limits: FilterFormProps["limits"];
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { currency } = useMoney();
  const { name, value: chosen, limits } = props;
  const [from, to] = [money(limits.from, currency), money(limits.to, currency)];
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={t(`fleet.filters.${name}`)}
      defaultValue={chosen}
      options={FILTER_VALUES[name].map((value) => ({
        value,
        label: t(`fleet.filters.${name}Values.${value}` as "fleet.filters.typeValues.all", {
          from,
          to,
        }),
      }))}
    />
  );
}

function HiddenDates({ fields }: Pick<ParsedDates, "fields">) {
  return (["from", "to"] as const)
    .filter((name) => fields[name].value !== "")
    .map((name) => <input key={name} type="hidden" name={name} value={fields[name].value} />);
}

/** Returns whether to apply a change: a filter at once, a date only when both dates are complete. */
function isReady(control: EventTarget, form: HTMLFormElement) {
  if (control instanceof HTMLSelectElement) return true;
  const data = new FormData(form);
  return areComplete(String(data.get("from")), String(data.get("to")));
}

/** Returns form data without empty fields, so that open dates stay out of the address. */
function filledFields(form: HTMLFormElement) {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

/** Restores the fields on back and forward; other navigations don't overwrite what is being typed. */
function useHistoryValues(values: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const isPop = useNavigationType() === "POP";
  const current = JSON.stringify(values);
  const shown = useRef(current);
  useEffect(() => {
    if (!isPop || !form.current || shown.current === current) return;
    const saved: Record<string, string> = JSON.parse(current);
    for (const [name, value] of Object.entries(saved)) {
      const control = form.current.elements.namedItem(name);
      if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
        control.value = value;
      }
    }
  }, [isPop, current]);
  useEffect(() => {
    shown.current = current;
  }, [current]);
  return form;
}

/** Calls back with the control of a form that the visitor changed before hydration, if there is one. */
function useEarlyChange(
  form: RefObject<HTMLFormElement | null>,
  onChange: (control: Element, form: HTMLFormElement) => void,
) {
  const call = useEffectEvent(onChange);
  useEffect(() => {
    const control = form.current && takeEarlyChange(form.current);
    if (form.current && control) call(control, form.current);
  }, [form]);
}
