import { Fragment } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { IndicativeTotal } from "~/catalog/fleet/prices/indicative-total";
import { useFormat } from "~/web/i18n/format";
import { priceText } from "~/catalog/company/price-text";
import type { Money } from "~/catalog/pricing/money";
import { quoteLines, type StoredPrice } from "~/catalog/pricing/quote";
import type { Booking } from "./booking";
import { deliveryText, type DeliveryPrice } from "~/catalog/fleet/prices/delivery-text";
import * as styles from "./price-lines.css";
import { quoteLineLabel } from "~/catalog/fleet/prices/quote-line-label";

export type PricedBooking = DeliveryPrice & StoredPrice & Money & Pick<Booking, "totalPrice">;

/** Shows the lines of a price: days and extras in its currency, then the delivery fee in GEL. */
export function PriceLines({ booking }: { booking: PricedBooking }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { currency, totalPrice } = booking;
  return (
    <>
      <dl className={styles.lines} aria-label={t("booking.price.title")}>
        {quoteLines(booking)
          .map((line) => ({ label: quoteLineLabel(t, line, currency), amount: line.amount }))
          .map(({ label, amount }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className={styles.amount}>{money(amount, currency)}</dd>
            </Fragment>
          ))}
        <dt className={styles.total}>{t("booking.price.total")}</dt>
        <dd className={`${styles.amount} ${styles.total}`}>{priceText(t, booking, totalPrice)}</dd>
        <dt>{t("booking.price.delivery")}</dt>
        <dd className={styles.amount}>{deliveryText(t, booking)}</dd>
      </dl>
      <IndicativeTotal amount={totalPrice} money={booking} />
    </>
  );
}
