import { useTranslation } from "~/i18n/use-translation";
import type { PricesPageData } from "~/desk/prices/load-prices.server";
import type { PricesAnswer } from "~/desk/prices/prices";
import { RowsForm } from "~/desk/prices/rows-form";
import { PLACE_COLUMNS, PLACE_SLUG_FIELD, placeRows } from "./place-rows";

type PlacesFormProps = Pick<PricesPageData, "places"> & { answer: PricesAnswer | undefined };

/** Places with their delivery fees. */
export function PlacesForm({ places, answer }: PlacesFormProps) {
  const { t } = useTranslation();
  return (
    <RowsForm
      subject="places"
      version={places.version}
      columns={PLACE_COLUMNS.map((field) => ({
        field,
        label: t(`prices.places.fields.${field}`),
        kind: field === "placeEn" || field === "placeKa" ? "text" : "number",
      }))}
      hidden={PLACE_SLUG_FIELD}
      rows={answer?.places ?? placeRows(places.table)}
      answer={answer}
    />
  );
}
