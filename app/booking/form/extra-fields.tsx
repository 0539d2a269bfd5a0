import { memo } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { Checkbox } from "~/ui/form/choice";
import { FieldErrors } from "~/ui/form/field";
import { ChoiceFields, shownChoices, type ChoiceOffer } from "./choice-fields";
import type { FieldState } from "./field-state";
import { isTicked } from "./form-values";
import * as styles from "./booking-form.css";
import { usePrice } from "~/catalog/company/use-company";
import { SPECIFIED_EXTRAS, type Extra } from "~/catalog/pricing/extras";
import { useFormat } from "~/web/i18n/format";
import { textIn } from "~/web/i18n/localized";
import { SelectField } from "~/ui/form/select-field";
import { extraField, extraValues, fieldsOfExtra } from "~/booking/extras/extra-field";

type ExtraFieldsProps = { state: FieldState; extras: readonly Extra[]; offer: ChoiceOffer };

/**
 * Shows the extras: a checkbox where a booking can have one, a list of numbers where it can have several. Below them is
 * what else can be chosen.
 */
export const ExtraFields = memo(function ExtraFields({ state, extras, offer }: ExtraFieldsProps) {
  const { t } = useTranslation();
  const errors = ["extras", ...SPECIFIED_EXTRAS.map(({ field }) => field)].flatMap(state.errors);
  const choices = shownChoices(offer, state);
  if (extras.length === 0 && errors.length === 0 && choices.length === 0) return null;
  return (
    <fieldset className={styles.group} id={state.id("extras")}>
      <legend className={styles.legend}>{t("booking.legends.extras")}</legend>
      <FieldErrors id={`${state.id("extras")}-error`} errors={errors} />
      {extras.map((extra) => (
        <ExtraControl key={extra.slug} state={state} extra={extra} />
      ))}
      <ChoiceFields state={state} offer={offer} />
    </fieldset>
  );
});

function ExtraControl({ state, extra }: { state: FieldState; extra: Extra }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { price: format } = usePrice();
  const { price, perDay, max } = extra;
  const name = extraField(extra);
  const typed = Object.fromEntries(
    fieldsOfExtra(extra).map((field) => [field, state.value(field)]),
  );
  const value = extraValues(typed, [extra])[name] ?? "";
  const hint = t(perDay ? "booking.hints.extraPerDay" : "booking.hints.extraOnce", {
    price: format(price),
  });
  const common = { id: state.id(name), name, label: textIn(extra.name, language), hint };
  if (max === 1) return <Checkbox {...common} defaultChecked={isTicked(value)} />;
  return (
    <SelectField
      {...common}
      hint={t("booking.hints.forOne", { price: hint })}
      defaultValue={value}
      placeholder={t("booking.noExtra")}
      options={Array.from({ length: max }, (_, index) => String(index + 1)).map((count) => ({
        value: count,
        label: count,
      }))}
    />
  );
}
