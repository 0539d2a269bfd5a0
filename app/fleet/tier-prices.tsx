import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { tierRanges, type RatePlan } from "~/pricing/rates";
import * as styles from "./tier-prices.css";

/** The daily rates of a plan by rental days, in USD. */
export function TierPrices({ plan }: { plan: RatePlan }) {
  const { t } = useTranslation();
  const { usd } = useFormat();
  const range = (min: number, max: number | null) => {
    if (max === null) return t("fleet.tiers.from", { min });
    return max === 1 ? t("fleet.tiers.one") : t("fleet.tiers.range", { min, max });
  };
  return (
    <dl className={styles.root} aria-label={t("fleet.tiers.title")}>
      {tierRanges(plan).map(({ minDays, maxDays, dailyRate }) => (
        <div key={minDays} className={styles.tier}>
          <dt className={styles.days}>{range(minDays, maxDays)}</dt>
          <dd className={styles.rate}>
            {usd(dailyRate)}
            {t("fleet.card.perDay")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
