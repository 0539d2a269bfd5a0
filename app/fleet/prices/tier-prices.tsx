import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { tierRanges, type RatePlan } from "~/pricing/rates";
import { tierDays } from "./tier-days";
import * as styles from "./tier-prices.css";

/** The daily rates of a plan by rental days, in USD. */
export function TierPrices({ plan }: { plan: RatePlan }) {
  const { t } = useTranslation();
  const { usd } = useFormat();
  return (
    <dl className={styles.root} aria-label={t("fleet.tiers.title")}>
      {tierRanges(plan).map(({ minDays, maxDays, dailyRate }) => (
        <div key={minDays} className={styles.tier}>
          <dt className={styles.days}>{tierDays(t, minDays, maxDays)}</dt>
          <dd className={styles.rate}>
            {usd(dailyRate)}
            {t("fleet.card.perDay")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
