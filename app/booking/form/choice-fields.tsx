import { useTranslation } from "~/web/i18n/use-translation";
import { BORDER_COUNTRIES, countryName } from "~/catalog/fleet/prices/price-line-label";
import { rulesFor, type PriceRules, type RuleFor } from "~/catalog/pricing/fee-rules";
import { usePrice } from "~/catalog/company/use-company";
import { useFormat } from "~/web/i18n/format";
import { Checkbox } from "~/ui/form/choice";
import { Field, FieldErrors } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { button } from "~/ui/form/button.css";
import { DRIVER_AGES, type ChoiceField } from "~/booking/choices";
import { PRICE_INTENT } from "~/booking/booking";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "./booking-form.css";
import type { FieldState } from "./field-state";
import { isTicked } from "./form-values";
import type { PriceList } from "./form-quote";

/** The offer of a form besides extras. */
export type ChoiceOffer = {
  rules: PriceRules | undefined;
  /** The price for a day of the cover without excess; null if it depends on the car, absent if no car has it. */
  zeroExcess?: number | null;
};

/** Returns what a form offers for a car: without one the cover that any car has. */
export function choiceOffer(
  { rules, choices }: Pick<PriceList, "rules" | "choices">,
  car: { zeroExcess?: number | null } | null | undefined,
): ChoiceOffer {
  if (car) {
    return typeof car.zeroExcess === "number" ? { rules, zeroExcess: car.zeroExcess } : { rules };
  }
  const isAnywhere = choices.some((choice) => typeof choice.zeroExcess === "number");
  return isAnywhere ? { rules, zeroExcess: null } : { rules };
}

/** Returns the fields that a form shows: those that have a price, and those with an error. */
export function shownChoices(offer: ChoiceOffer, state: FieldState): ChoiceField[] {
  const { rules } = offer;
  const isOffered: Record<ChoiceField, boolean> = {
    secondDriver: rulesFor(rules, "secondDriver").length > 0,
    driverAge: rulesFor(rules, "youngDriver").length > 0,
    border: rulesFor(rules, "border").length > 0,
    zeroExcess: offer.zeroExcess !== undefined,
    code: rules?.hasCodes === true,
  };
  const names = ["zeroExcess", "secondDriver", "driverAge", "border", "code"] as const;
  return names.filter((name) => isOffered[name] || state.errors(name).length > 0);
}

type ChoiceFieldsProps = { state: FieldState; offer: ChoiceOffer };

/** Shows what can be chosen besides extras. */
export function ChoiceFields({ state, offer }: ChoiceFieldsProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  const feeHint = useFeeHint();
  const { rules, zeroExcess = null } = offer;
  const [second] = rulesFor(rules, "secondDriver");
  const perDay = zeroExcess === null ? "" : price(zeroExcess);
  return shownChoices(offer, state).map((name) => {
    switch (name) {
      case "zeroExcess":
        return (
          <Tick
            key={name}
            state={state}
            name={name}
            hint={
              zeroExcess === null
                ? t("booking.hints.zeroExcess")
                : t("booking.hints.extraPerDay", { price: perDay })
            }
          />
        );
      case "secondDriver":
        return <Tick key={name} state={state} name={name} hint={second ? feeHint(second) : ""} />;
      case "driverAge":
        return <AgeField key={name} state={state} rules={rulesFor(rules, "youngDriver")} />;
      case "border":
        return <BorderField key={name} state={state} rules={rulesFor(rules, "border")} />;
      case "code":
        return <CodeField key={name} state={state} />;
    }
  });
}

type TickProps = { state: FieldState; name: "secondDriver" | "zeroExcess"; hint: string };

function Tick({ state, name, hint }: TickProps) {
  const { t } = useTranslation();
  return (
    <div>
      <FieldErrors id={`${state.id(name)}-error`} errors={state.errors(name)} />
      <Checkbox
        id={state.id(name)}
        name={name}
        label={t(`booking.fields.${name}`)}
        hint={hint}
        defaultChecked={isTicked(state.value(name))}
      />
    </div>
  );
}

/** Returns a function that says what a fee costs: «+$10 a day, at most $70». */
function useFeeHint() {
  const { t } = useTranslation();
  const { money } = useFormat();
  return ({ amount, currency, perDay, atMost }: RuleFor<"secondDriver" | "youngDriver">) => {
    if (amount === 0) return t("booking.hints.free");
    const price = money(amount, currency);
    if (!perDay) return t("booking.hints.extraOnce", { price });
    const daily = t("booking.hints.extraPerDay", { price });
    return atMost === null
      ? daily
      : t("booking.hints.atMost", { fee: daily, price: money(atMost, currency) });
  };
}

type AgeFieldProps = { state: FieldState; rules: readonly RuleFor<"youngDriver">[] };

function AgeField({ state, rules }: AgeFieldProps) {
  const { t } = useTranslation();
  const feeHint = useFeeHint();
  const hints = rules
    .toSorted((one, other) => one.age - other.age)
    .map((rule) => t("booking.hints.youngDriver", { age: rule.age, fee: feeHint(rule) }));
  return (
    <Field
      id={state.id("driverAge")}
      name="driverAge"
      label={t("booking.fields.driverAge")}
      hint={hints.join(" ")}
      errors={state.errors("driverAge")}
    >
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={DRIVER_AGES.min}
          max={DRIVER_AGES.max}
          defaultValue={state.value("driverAge")}
        />
      )}
    </Field>
  );
}

type BorderFieldProps = { state: FieldState; rules: readonly RuleFor<"border">[] };

function BorderField({ state, rules }: BorderFieldProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const order = (country: string) => BORDER_COUNTRIES.findIndex((known) => known === country);
  return (
    <SelectField
      id={state.id("border")}
      name="border"
      label={t("booking.fields.border")}
      errors={state.errors("border")}
      defaultValue={state.value("border")}
      placeholder={t("booking.noBorder")}
      options={rules
        .toSorted((one, other) => order(one.country) - order(other.country))
        .map(({ country, amount, currency }) => ({
          value: country,
          label: `${countryName(t, country)}: ${money(amount, currency)}`,
        }))}
    />
  );
}

/** Shows the field of a discount code. With scripts it has a button of its own that looks it up. */
function CodeField({ state }: { state: FieldState }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <div className={styles.withButton}>
      <Field
        id={state.id("code")}
        name="code"
        label={t("booking.fields.code")}
        hint={hydrated ? undefined : t("booking.hints.code")}
        errors={state.errors("code")}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            defaultValue={state.value("code")}
          />
        )}
      </Field>
      {hydrated && (
        <button
          type="button"
          className={button.secondary}
          onClick={({ currentTarget: { form } }) => form && showPrice(form)}
        >
          {t("booking.applyCode")}
        </button>
      )}
    </div>
  );
}

/** Posts a form as its button for browsers without scripts does: the answer is the page with the price. */
function showPrice(form: HTMLFormElement) {
  const intent = document.createElement("input");
  Object.assign(intent, { type: "hidden", name: "intent", value: PRICE_INTENT });
  form.append(intent);
  form.submit();
}
