import { textIn } from "~/web/i18n/localized";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { rateRange } from "~/catalog/pricing/rates";
import type { PlanSeason } from "~/catalog/pricing/seasons";
import { hint } from "~/ui/form/field.css";
import { usePrice } from "~/catalog/company/use-company";

type SeasonPricesProps = { seasons: readonly PlanSeason[]; today: string };

/** Shows the daily rates of the seasons that are not over. */
export function SeasonPrices({ seasons, today }: SeasonPricesProps) {
  const { t } = useTranslation();
  const { day, language } = useFormat();
  const { price } = usePrice();
  return seasons
    .filter(({ to }) => to >= today)
    .map(({ name, from, to, tiers }) => {
      const rates = rateRange(tiers);
      const days = { season: textIn(name, language), from: day(from), to: day(to) };
      return (
        <p key={from} className={hint}>
          {rates.from === rates.to
            ? t("fleet.seasons.rate", { ...days, rate: price(rates.to) })
            : t("fleet.seasons.rates", { ...days, low: price(rates.from), high: price(rates.to) })}
        </p>
      );
    });
}
