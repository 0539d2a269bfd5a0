import { useTranslation } from "~/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { useFormat } from "~/i18n/format";
import * as styles from "./currency-form.css";
import { priceField, type CurrencyRow } from "./currency-rows";
import type { CurrencyFormData } from "./load-currency.server";
import { usePriceLabel, type CarName } from "./use-price-label";

type PriceRowProps = {
  row: CurrencyRow;
  form: CurrencyFormData;
  cars: readonly CarName[];
  isWrong: boolean;
};

export function PriceRow({ row: { key, of, now, amount }, form, cars, isWrong }: PriceRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const labelOf = usePriceLabel(cars);
  return (
    <li>
      <label className={styles.row}>
        <span className={styles.label}>
          {labelOf(of)}
          <span className={desk.soft}>
            {t("prices.currency.now", { price: money(now, form.from) })}
          </span>
        </span>
        <input
          id={priceField(key)}
          className={styles.input}
          name={priceField(key)}
          defaultValue={amount}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
        />
      </label>
    </li>
  );
}
