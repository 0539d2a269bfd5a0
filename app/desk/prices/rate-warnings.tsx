import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { message } from "~/ui/message.css";
import { cheaperLonger } from "./price-warnings";
import { parseGrid, rateId, type RatesGrid } from "./rates-grid";
import * as styles from "./rates-table.css";
import { useMoney } from "~/catalog/company/use-company";

/** `input` is the id of the rate that the warning is about. */
type RateWarning = { id: string; input: string; text: string };

export function warnedInputs(warnings: readonly RateWarning[]): ReadonlyMap<string, string> {
  return new Map(warnings.map(({ input, id }) => [input, id]));
}

export function RateWarnings({ warnings }: { warnings: readonly RateWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className={message.notice}>
      <ul className={styles.warnings}>
        {warnings.map(({ id, text }) => (
          <li key={id} id={id}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns warnings where a longer rental costs less than a shorter one, for a grid that can be saved. */
export function useRateWarnings(grid: RatesGrid): RateWarning[] {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { currency } = useMoney();
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
        price: money(price, currency),
        count: days - 1,
        shorterPrice: money(shorterPrice, currency),
      }),
    })),
  );
}
