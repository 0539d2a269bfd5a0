import { useTranslation } from "~/web/i18n/use-translation";
import { useInCurrency } from "~/catalog/company/use-money";
import type { PricesPageData } from "~/desk/prices/load-prices.server";
import type { PricesAnswer } from "~/desk/prices/prices";
import { RowsForm } from "~/desk/prices/rows-form";
import type { RowColumn } from "~/desk/prices/rows-table";
import { EXTRA_ROW_FIELDS, EXTRA_UNITS, extraRows, type ExtraRowField } from "./extra-rows";

type ExtrasFormProps = Pick<PricesPageData, "extras"> & { answer: PricesAnswer | undefined };

/** Extras besides child seats and ski racks. */
export function ExtrasForm({ extras, answer }: ExtrasFormProps) {
  return (
    <RowsForm
      subject="extras"
      version={extras.version}
      columns={useColumns()}
      rows={answer?.extras ?? extraRows(extras.table)}
      answer={answer}
    />
  );
}

function useColumns(): RowColumn<ExtraRowField>[] {
  const { t } = useTranslation();
  const currency = useInCurrency();
  const units = EXTRA_UNITS.map((unit) => [unit, t(`prices.extras.units.${unit}`)] as const);
  return EXTRA_ROW_FIELDS.map((field) => ({
    field,
    label: t(`prices.extras.fields.${field}`, { currency }),
    kind: field === "extraEn" || field === "extraKa" ? "text" : "number",
    ...(field === "extraUnit" && { options: units }),
  }));
}
