import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import * as desk from "~/desk/desk-page.css";
import { useFormat } from "~/i18n/format";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { message } from "~/ui/message.css";
import { PRICE_INTENTS, VERSION_FIELD, type PricesAnswer } from "./prices";
import { cheaperLonger } from "./price-warnings";
import { parseGrid, rateId, type RatesGrid } from "./rates-grid";
import { RatesTable } from "./rates-table";
import * as styles from "./rates-table.css";

type RatesFormProps = { version: number; grid: RatesGrid; answer: PricesAnswer | undefined };

/** The usual rates: all of them are saved together, or none. */
export function RatesForm({ version, grid, answer }: RatesFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/prices"));
  const shown = answer?.grid ?? grid;
  const errors = new Map(answer?.grid ? answer.errors : []);
  const warnings = useWarnings(shown);
  return (
    <Form className={desk.form} method="post" action={action} reloadDocument noValidate>
      <input type="hidden" name={VERSION_FIELD} value={version} />
      <p className={desk.soft}>{t("prices.ratesHint")}</p>
      {errors.size > 0 && (
        <ErrorSummary
          title={t("booking.problem")}
          entries={[...errors].map(([id, key]) => ({ id, messages: [t(key)] }))}
        />
      )}
      <RatesTable
        caption={t("prices.rates")}
        grid={shown}
        errors={errors}
        warned={new Map(warnings.map(({ input, id }) => [input, id]))}
      />
      {warnings.length > 0 && (
        <div className={message.notice}>
          <ul className={styles.warnings}>
            {warnings.map(({ id, text }) => (
              <li key={id} id={id}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={desk.saveBar}>
        <button className={button.primary} name="intent" value={PRICE_INTENTS.saveRates}>
          {t("prices.saveRates")}
        </button>
      </div>
    </Form>
  );
}

/** Where a longer rental costs less than a shorter one, of a grid that can be saved. */
function useWarnings(grid: RatesGrid) {
  const { t } = useTranslation();
  const { usd } = useFormat();
  const parsed = parseGrid(grid);
  if (!parsed.ok) return [];
  const plans: Record<string, Parameters<typeof cheaperLonger>[0]> = {
    ...parsed.rates.types,
    ...parsed.rates.plans,
  };
  return grid.rows.flatMap(({ id, name }) =>
    cheaperLonger(plans[id] ?? []).map(({ days, price, shorterPrice }) => ({
      id: `warning-${id}-${days}`,
      input: rateId(id, grid.days.indexOf(String(days))),
      text: t("prices.warnings.cheaper", {
        name: name ?? t(id === "sedan" ? "prices.sedans" : "prices.suvs"),
        days,
        price: usd(price),
        shorter: days - 1,
        shorterPrice: usd(shorterPrice),
      }),
    })),
  );
}
