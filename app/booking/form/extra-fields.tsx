import { memo } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { EXTRAS } from "~/catalog/pricing/fixed-extras";
import { Checkbox } from "~/ui/form/choice";
import { FieldErrors } from "~/ui/form/field";
import type { FieldState } from "./field-state";
import { isTicked } from "./form-values";
import * as styles from "./booking-form.css";
import { usePrice } from "~/catalog/company/use-company";
import type { Prices } from "~/catalog/pricing/seasons";
import { useFormat } from "~/web/i18n/format";
import type { ExtraOffer } from "~/catalog/pricing/offered-extras";
import { SelectField } from "~/ui/form/select-field";
import { extraField } from "~/booking/extras/extra-field";

type ExtraFieldsProps = { state: FieldState; prices: Pick<Prices, "furtherExtras" | "main"> };

export const ExtraFields = memo(function ExtraFields({ state, prices }: ExtraFieldsProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  const { main, furtherExtras } = prices;
  return (
    <fieldset className={styles.group} id={state.id("extras")}>
      <legend className={styles.legend}>{t("booking.legends.extras")}</legend>
      <FieldErrors id={`${state.id("extras")}-error`} errors={state.errors("extras")} />
      {EXTRAS.map(({ extra, field: name }) => (
        <div key={name}>
          <FieldErrors id={`${state.id(name)}-error`} errors={state.errors(name)} />
          <Checkbox
            id={state.id(name)}
            name={name}
            label={t(`booking.fields.${name}`)}
            hint={t("booking.hints.extraOnce", { price: price(main.extras[extra]) })}
            defaultChecked={isTicked(state.value(name))}
          />
        </div>
      ))}
      <FurtherExtraFields state={state} offers={furtherExtras} />
    </fieldset>
  );
});

type FurtherExtraFieldsProps = { state: FieldState; offers: readonly ExtraOffer[] };

/** Fields for the company's own extras: a checkbox for one, a list of numbers for several. */
function FurtherExtraFields({ state, offers }: FurtherExtraFieldsProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { price: format } = usePrice();
  return offers.map((offer) => {
    const name = extraField(offer);
    const { price, perDay, max } = offer;
    const label = offer.name[language];
    const hint = t(perDay ? "booking.hints.extraPerDay" : "booking.hints.extraOnce", {
      price: format(price),
    });
    const common = { id: state.id(name), name, label, hint };
    const value = state.value(name);
    if (max === 1) return <Checkbox key={name} {...common} defaultChecked={isTicked(value)} />;
    return (
      <SelectField
        key={name}
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
  });
}
