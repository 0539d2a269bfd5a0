import { useTranslation } from "~/web/i18n/use-translation";
import { isTicked } from "~/booking/form/form-values";
import type { FieldState } from "~/booking/form/field-state";
import { useFormat } from "~/web/i18n/format";
import type { ExtraOffer } from "~/catalog/pricing/offered-extras";
import { Checkbox } from "~/ui/form/choice";
import { SelectField } from "~/ui/form/select-field";
import { extraField } from "./extra-field";
import { usePrice } from "~/catalog/company/use-money";

type FurtherExtraFieldsProps = { state: FieldState; offers: readonly ExtraOffer[] };

/** The firm's own extras: a box for one, a list of numbers for several. */
export function FurtherExtraFields({ state, offers }: FurtherExtraFieldsProps) {
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
