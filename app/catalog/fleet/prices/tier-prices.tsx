import { useTranslation } from "~/web/i18n/use-translation";
import { tierRanges, type RatePlan } from "~/catalog/pricing/rates";
import { tierDays } from "./tier-days";
import * as styles from "./tier-prices.css";
import { usePrice } from "~/catalog/company/use-company";

/** Shows the daily rates of a plan by rental days. */
export function TierPrices({ plan }: { plan: RatePlan }) {
  const { t } = useTranslation();
  const { price } = usePrice();
  return (
    <dl className={styles.root} aria-label={t("fleet.tiers.title")}>
      {tierRanges(plan).map(({ minDays, maxDays, dailyRate }) => (
        <div key={minDays} className={styles.tier}>
          <dt className={styles.days}>{tierDays(t, minDays, maxDays)}</dt>
          <dd className={styles.rate}>
            {price(dailyRate)}
            {t("fleet.card.perDay")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
