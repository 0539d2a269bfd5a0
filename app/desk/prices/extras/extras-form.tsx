import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import * as desk from "~/desk/desk-page.css";
import type { PricesPageData } from "~/desk/prices/load-prices.server";
import { PRICE_INTENTS, VERSION_FIELD, type PricesAnswer } from "~/desk/prices/prices";
import { RowErrorSummary } from "~/desk/prices/row-error-summary";
import { RowsTable, type RowColumn } from "~/desk/prices/rows-table";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { EXTRA_ROW_FIELDS, EXTRA_UNITS, extraRows, type ExtraRowField } from "./extra-rows";

type ExtrasFormProps = Pick<PricesPageData, "extras"> & { answer: PricesAnswer | undefined };

/** Extras besides child seats and ski racks: all are saved together, or none. */
export function ExtrasForm({ extras, answer }: ExtrasFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/prices"));
  const errors = new Map(answer?.extras ? answer.errors : []);
  return (
    <section className={desk.part} id="extras" aria-labelledby="extras-title">
      <h2 className={desk.title} id="extras-title">
        {t("prices.extras.title")}
      </h2>
      <p className={desk.soft}>{t("prices.extras.lead")}</p>
      <Form className={desk.form} method="post" action={action} reloadDocument noValidate>
        <input type="hidden" name={VERSION_FIELD} value={extras.version} />
        <RowErrorSummary errors={errors} />
        <RowsTable
          caption={t("prices.extras.title")}
          columns={useColumns()}
          rows={answer?.extras ?? extraRows(extras.table)}
          errors={errors}
        />
        <p>
          <button className={button.primary} name="intent" value={PRICE_INTENTS.saveExtras}>
            {t("prices.extras.save")}
          </button>
        </p>
      </Form>
    </section>
  );
}

function useColumns(): RowColumn<ExtraRowField>[] {
  const { t } = useTranslation();
  const units = EXTRA_UNITS.map((unit) => [unit, t(`prices.extras.units.${unit}`)] as const);
  return EXTRA_ROW_FIELDS.map((field) => ({
    field,
    label: t(`prices.extras.fields.${field}`),
    kind: field === "extraEn" || field === "extraKa" ? "text" : "number",
    ...(field === "extraUnit" && { options: units }),
  }));
}
