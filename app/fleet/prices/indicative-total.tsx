import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { hint } from "~/ui/form/field.css";
import { indicative, type ExchangeRates } from "~/pricing/exchange-rates";

type IndicativeTotalProps = { usd: number; rates: ExchangeRates | null };

/** An indicative total in GEL and EUR with the day of the rates; nothing if none are set. */
export function IndicativeTotal({ usd, rates }: IndicativeTotalProps) {
  const { t } = useTranslation();
  const { gel, eur, day } = useFormat();
  if (!rates) return null;
  const { GEL, EUR } = indicative(usd, rates);
  return (
    <p className={hint}>
      {t("fleet.dates.indicative", { gel: gel(GEL), eur: eur(EUR), day: day(rates.date) })}
    </p>
  );
}
