import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import * as layout from "~/ui/page/layout.css";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import { OWN_RATES } from "./prices";
import type { RatesGrid } from "./rates-grid";

type OwnRatesFormProps = { cars: readonly { id: number; name: string }[]; grid: RatesGrid };

/** Adds a row to the table for a car that has the rates of its type so far. */
export function OwnRatesForm({ cars, grid }: OwnRatesFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/prices"));
  const others = cars.filter((car) => !grid.rows.some(({ id }) => id === String(car.id)));
  if (others.length === 0) return null;
  return (
    <Form className={layout.row} action={action} reloadDocument>
      <SelectField
        id="own-rates"
        name={OWN_RATES}
        label={t("prices.ownRates")}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <button className={button.secondary}>{t("prices.addRow")}</button>
    </Form>
  );
}
