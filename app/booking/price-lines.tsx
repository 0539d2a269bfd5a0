import { Fragment } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { IndicativeTotal } from "~/catalog/fleet/prices/indicative-total";
import { priceBreakdown, type ShownPrice } from "~/catalog/fleet/prices/price-breakdown";
import { sumToPay } from "~/catalog/pricing/quote";
import * as styles from "./price-lines.css";

type PriceLinesProps = {
  booking: ShownPrice;
  /** Whether the sum is among the lines. */
  withSum?: boolean;
};

/** Shows the sum to pay and what it consists of. */
export function PriceLines({ booking, withSum = true }: PriceLinesProps) {
  const { t } = useTranslation();
  return (
    <>
      <dl className={styles.lines} aria-label={t("booking.price.title")}>
        {priceBreakdown(t, booking)
          .filter(({ isSum }) => withSum || !isSum)
          .map(({ label, value, isSum }, index) => (
            // oxlint-disable-next-line no-array-index-key -- two seasons or extras may have one label.
            <Fragment key={index}>
              <dt className={isSum ? styles.sumLabel : undefined}>{label}</dt>
              <dd className={isSum ? styles.sum : styles.amount}>{value}</dd>
            </Fragment>
          ))}
      </dl>
      <IndicativeTotal amount={sumToPay(booking)} money={booking} />
    </>
  );
}
