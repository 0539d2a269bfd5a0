import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as layout from "~/ui/page/layout.css";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { select } from "~/ui/form/field.css";
import { Field } from "~/ui/form/field";
import { OWN_RATES, PRICE_INTENTS, RATES_FORM } from "./prices";
import type { RatesGrid } from "./rates-grid";

type OwnRatesProps = { cars: readonly { id: number; name: string }[]; grid: RatesGrid };

const FIELD_ID = "own-rates";

/**
 * Adds a row to the form of the rates, with all that is typed in it, for a car that has the rates of its
 * type so far. Outside the form, so that Enter saves it.
 */
export function OwnRates({ cars, grid }: OwnRatesProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/prices"));
  const others = cars.filter((car) => !grid.rows.some(({ id }) => id === String(car.id)));
  if (others.length === 0) return null;
  return (
    <div className={layout.row}>
      <Field id={FIELD_ID} name={OWN_RATES} label={t("prices.ownRates")}>
        {(control) => (
          <select {...control} className={select} form={RATES_FORM}>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button
        className={button.secondary}
        form={RATES_FORM}
        formAction={`${action}#${FIELD_ID}`}
        name="intent"
        value={PRICE_INTENTS.addRow}
      >
        {t("prices.addRow")}
      </button>
    </div>
  );
}
