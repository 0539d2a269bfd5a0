import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { otherCurrencies } from "~/catalog/company/price-text";
import type { Money } from "~/catalog/pricing/money";
import { hint } from "~/ui/form/field.css";

type IndicativeTotalProps = { amount: number; money: Money };

/** Shows a total in the other currencies with the day of the rates; nothing if none are set. */
export function IndicativeTotal({ amount, money: { currency, exchange } }: IndicativeTotalProps) {
  const { t } = useTranslation();
  const { day, rate } = useFormat();
  if (!exchange) return null;
  return (
    <p className={hint}>
      {t("fleet.dates.indicative", {
        others: otherCurrencies(t, { currency, exchange }, amount),
        rate: rate(exchange.GEL),
        day: day(exchange.date),
        currency: t(`format.inCurrency.${currency}`),
      })}
    </p>
  );
}
