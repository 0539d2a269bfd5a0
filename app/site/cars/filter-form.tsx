import { HiddenValues } from "~/ui/form/hidden-values";
import { useEffect, useRef, useEffectEvent, type RefObject } from "react";
import { Form, useLocation, useNavigationType, useSubmit } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import { Icon } from "~/ui/icon";
import { content } from "~/ui/page/fold.css";
import { useHydrated } from "~/ui/use-hydrated";
import { FILTER_VALUES, MORE_FILTER_VALUES } from "~/web/pages/address-values";
import { chosenFilters, setFilters, type FilterName, type FleetFilters } from "./filters";
import { filledIn } from "~/web/records";
import { filterLabel, filterValueText } from "./filter-texts";
import * as styles from "./filter-form.css";
import { areComplete, tripValues, type ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { useFormat } from "~/web/i18n/format";
import { useMoney } from "~/catalog/company/use-company";
import { takeEarlyChange } from "~/web/browser/early-change";
import type { TripFieldsProps } from "~/catalog/fleet/prices/trip-fields";
import { TripFold } from "./trip-fold";

type FilterFormProps = {
  action: string;
  filters: FleetFilters;
  /** Limits of the price filter in the main currency. */
  limits: { from: number; to: number };
  /** The highest prices of a day to choose from. */
  highest?: readonly number[];
  trip: ParsedDates;
  /** What the fields of the trip need besides. Without it the form passes on the trip, and the further filters. */
  fold?: Omit<TripFieldsProps, "trip">;
};

/** The form of the filters. With scripts it is submitted on change, without them by its button. */
export function FilterForm(props: FilterFormProps) {
  const { filters, trip, fold } = props;
  const { t } = useTranslation();
  const action = useLocalTo(props.action);
  const submit = useSubmit();
  const tripInAddress = tripValues(trip);
  const form = useAddressValues({ ...filters, ...tripInAddress });
  const apply = (control: EventTarget, changed: HTMLFormElement) => {
    if (!isReady(control, changed)) return;
    void submit(filledFields(changed), { action, preventScrollReset: true });
  };
  useEarlyChange(form, apply);
  return (
    <Form
      ref={form}
      className={fold ? styles.withTrip : styles.root}
      action={action}
      aria-label={t("fleet.filters.legend")}
      preventScrollReset
      noValidate
      onChange={({ target, currentTarget }) => apply(target, currentTarget)}
    >
      {fold ? (
        <TripFold trip={trip} {...fold} />
      ) : (
        <HiddenValues values={filledIn(tripInAddress)} />
      )}
      <FilterControls {...props} />
    </Form>
  );
}

function FilterControls(props: FilterFormProps) {
  const { filters, fold } = props;
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const specified = SPECIFIED.map((name) => <FilterSelect key={name} name={name} {...props} />);
  const apply = t("fleet.filters.apply");
  if (!fold) {
    return (
      <>
        {specified}
        <HiddenFilters filters={filters} except={SPECIFIED} />
        <button
          className={`${button.secondary} ${styles.apply} ${hydrated ? styles.unneeded : ""}`}
        >
          {apply}
        </button>
      </>
    );
  }
  return (
    <div className={styles.controls}>
      <details className={`${content} ${styles.fold}`}>
        <summary className={`${button.secondary} ${styles.foldSummary}`}>
          <Icon name="sliders" />
          {withCount(t("fleet.filters.legend"), setFilters(filters).length)}
        </summary>
        <div className={styles.specified}>{specified}</div>
        <MoreFilters {...props} />
        <button className={`${button.secondary} ${hydrated ? styles.gone : ""}`}>{apply}</button>
      </details>
      <div className={styles.sort}>
        <FilterSelect name="sort" {...props} />
      </div>
      <button className={`${button.secondary} ${styles.sortButton}`}>
        {t("fleet.filters.order")}
      </button>
    </div>
  );
}

const SPECIFIED = ["type", "price", "passengers"] as const;

/** The further filters, which are folded. */
const FOLDED = ["drive", "seats", "bags", "transmission", "fuel", "max"] as const;

type ShownFilters = Pick<FilterFormProps, "filters" | "limits" | "highest">;

function MoreFilters(props: ShownFilters) {
  const { t } = useTranslation();
  const count = FOLDED.filter((name) => props.filters[name] !== "").length;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{withCount(t("fleet.filters.more"), count)}</summary>
      <div className={styles.folded}>
        {FOLDED.map((name) => (
          <FilterSelect key={name} name={name} {...props} />
        ))}
      </div>
    </details>
  );
}

/** Appends how many of the folded filters are set. */
function withCount(text: string, count: number): string {
  return count > 0 ? `${text} (${count})` : text;
}

function FilterSelect({ name, filters, limits, highest }: ShownFilters & { name: FilterName }) {
  const { t } = useTranslation();
  const { money: format } = useFormat();
  const { currency } = useMoney();
  const money = (amount: number) => format(amount, currency);
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={filterLabel(t, name)}
      defaultValue={filters[name]}
      options={valuesOf(name, filters[name], highest ?? []).map((value) => ({
        value,
        label: filterValueText(t, name, value, { limits, money }),
      }))}
    />
  );
}

const NUMBERS = { seats: [7, 8], bags: [2, 3, 4] };

/** Returns the values to choose from, with that of the address, which may be another number. */
function valuesOf(name: FilterName, chosen: string, highest: readonly number[]): readonly string[] {
  if (name in FILTER_VALUES) return FILTER_VALUES[name as keyof typeof FILTER_VALUES];
  if (name in MORE_FILTER_VALUES) {
    return MORE_FILTER_VALUES[name as keyof typeof MORE_FILTER_VALUES];
  }
  const offered = name === "max" ? highest : NUMBERS[name as keyof typeof NUMBERS];
  const numbers = new Set([...offered, ...(chosen === "" ? [] : [Number(chosen)])]);
  return ["", ...[...numbers].toSorted((one, other) => one - other).map(String)];
}

type HiddenFiltersProps = {
  filters: FleetFilters;
  /** The filters for which the form has controls. */
  except?: readonly FilterName[];
};

/** Passes on the filters that are set and have no controls in a form. */
export function HiddenFilters({ filters, except }: HiddenFiltersProps) {
  const chosen = Object.entries(chosenFilters(filters));
  const hidden = chosen.filter(([name]) => !except?.some((one) => one === name));
  return <HiddenValues values={Object.fromEntries(hidden)} />;
}

/** Returns whether to apply a change: a filter at once, what is of the trip when both dates are complete. */
function isReady(control: EventTarget, form: HTMLFormElement) {
  if (control instanceof HTMLSelectElement && control.name !== "pickup") return true;
  const data = new FormData(form);
  return areComplete(String(data.get("from")), String(data.get("to")));
}

/** Returns form data without empty fields, so that open dates stay out of the address. */
function filledFields(form: HTMLFormElement) {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

/** The state of a link to other filters, whose values the form then takes. */
export const FROM_LINK = { filters: "link" } as const;

/**
 * Gives the fields the values of the address on back, forward, and after a link to other filters. Other navigations
 * don't overwrite what is being typed.
 */
function useAddressValues(values: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const isFromLink = useLocation().state?.filters === FROM_LINK.filters;
  const takesAddress = useNavigationType() === "POP" || isFromLink;
  const current = JSON.stringify(values);
  const shown = useRef(current);
  useEffect(() => {
    if (!takesAddress || !form.current || shown.current === current) return;
    const saved: Record<string, string> = JSON.parse(current);
    for (const [name, value] of Object.entries(saved)) {
      const control = form.current.elements.namedItem(name);
      if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
        control.value = value;
      }
    }
  }, [takesAddress, current]);
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
