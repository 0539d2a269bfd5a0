import { memo } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { EXTRAS } from "~/catalog/pricing/fixed-extras";
import { FurtherExtraFields } from "~/booking/extras/further-extra-fields";
import { Checkbox } from "~/ui/form/choice";
import { FieldErrors } from "~/ui/form/field";
import type { FieldState } from "./field-state";
import { isTicked } from "./form-values";
import * as styles from "./booking-form.css";
import { usePrice } from "~/catalog/company/use-money";
import type { Prices } from "~/catalog/pricing/seasons";

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
