import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ASK_IF_UNSAVED } from "~/desk/unsaved/ask-if-unsaved";
import * as desk from "~/desk/desk-page.css";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { RowErrorSummary } from "./row-error-summary";
import { PRICE_INTENTS, RATES_FORM, VERSION_FIELD, versionOf, type PricesAnswer } from "./prices";
import type { RatesGrid } from "./rates-grid";
import { RateWarnings, useRateWarnings, warnedInputs } from "./rate-warnings";
import { RatesTable } from "./rates-table";
import { useInCurrency } from "~/catalog/company/use-money";

type RatesFormProps = { version: number; grid: RatesGrid; answer: PricesAnswer | undefined };

/** The usual rates: all of them are saved together, or none. */
export function RatesForm({ version, grid, answer }: RatesFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/prices"));
  const shown = answer?.grid ?? grid;
  const errors = new Map(answer?.grid ? answer.errors : []);
  const warnings = useRateWarnings(shown);
  return (
    <Form
      className={desk.form}
      id={RATES_FORM}
      method="post"
      action={action}
      reloadDocument
      noValidate
      {...ASK_IF_UNSAVED}
    >
      <input type="hidden" name={VERSION_FIELD} value={versionOf("grid", answer, version)} />
      <p className={desk.soft}>{t("prices.ratesHint")}</p>
      <RowErrorSummary errors={errors} />
      <RatesTable
        caption={t("prices.rates", { currency: useInCurrency() })}
        grid={shown}
        errors={errors}
        warned={warnedInputs(warnings)}
      />
      <RateWarnings warnings={warnings} />
      <div className={desk.saveBar}>
        <button className={button.primary} name="intent" value={PRICE_INTENTS.saveRates}>
          {t("prices.saveRates")}
        </button>
      </div>
    </Form>
  );
}
