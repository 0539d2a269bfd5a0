import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { rateRange } from "~/pricing/rates";
import type { PlanSeason } from "~/pricing/seasons";
import { hint } from "~/ui/form/field.css";

type SeasonPricesProps = { seasons: readonly PlanSeason[]; today: string };

/** The daily rates of the seasons that are not over. */
export function SeasonPrices({ seasons, today }: SeasonPricesProps) {
  const { t } = useTranslation();
  const { day, usd, language } = useFormat();
  return seasons
    .filter(({ to }) => to >= today)
    .map(({ name, from, to, tiers }) => {
      const rates = rateRange(tiers);
      const days = { season: name[language], from: day(from), to: day(to) };
      return (
        <p key={from} className={hint}>
          {rates.from === rates.to
            ? t("fleet.seasons.rate", { ...days, rate: usd(rates.to) })
            : t("fleet.seasons.rates", { ...days, low: usd(rates.from), high: usd(rates.to) })}
        </p>
      );
    });
}
