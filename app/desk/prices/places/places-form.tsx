import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import * as desk from "~/desk/desk-page.css";
import { PRICE_INTENTS, VERSION_FIELD, type PricesAnswer } from "~/desk/prices/prices";
import { RowErrorSummary } from "~/desk/prices/row-error-summary";
import { RowsTable } from "~/desk/prices/rows-table";
import type { PricesPageData } from "~/desk/prices/load-prices.server";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { PLACE_FIELDS, placeRows } from "./place-rows";

type PlacesFormProps = Pick<PricesPageData, "places"> & { answer: PricesAnswer | undefined };

/** Places with their delivery fees: all are saved together, or none. */
export function PlacesForm({ places, answer }: PlacesFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/prices"));
  const errors = new Map(answer?.places ? answer.errors : []);
  return (
    <section className={desk.part} id="places" aria-labelledby="places-title">
      <h2 className={desk.title} id="places-title">
        {t("prices.places.title")}
      </h2>
      <p className={desk.soft}>{t("prices.places.lead")}</p>
      <Form className={desk.form} method="post" action={action} reloadDocument noValidate>
        <input type="hidden" name={VERSION_FIELD} value={places.version} />
        <RowErrorSummary errors={errors} />
        <RowsTable
          caption={t("prices.places.title")}
          columns={PLACE_FIELDS.map((field) => ({
            field,
            label: t(`prices.places.fields.${field}`),
            kind: field === "placeEn" || field === "placeKa" ? "text" : "number",
          }))}
          rows={answer?.places ?? placeRows(places.table)}
          errors={errors}
        />
        <p>
          <button className={button.primary} name="intent" value={PRICE_INTENTS.savePlaces}>
            {t("prices.places.save")}
          </button>
        </p>
      </Form>
    </section>
  );
}
