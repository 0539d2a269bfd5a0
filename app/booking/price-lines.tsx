import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import type { ExtraField } from "~/pricing/extras";
import { quoteLines } from "~/pricing/quote";
import type { Booking } from "./booking";
import * as styles from "./price-lines.css";
import { quoteLineLabel } from "./quote-line-label";

export type Priced = Pick<Booking, "rentalDays" | "pricePerDay" | "totalPrice" | ExtraField> & {
  /** GEL; null while the pick-up location is unknown. */
  deliveryFee: number | null;
};

/** The lines of a price: days and extras in USD, then the delivery fee in GEL. */
export function PriceLines({ booking }: { booking: Priced }) {
  const { t } = useTranslation();
  const { usd } = useFormat();
  return (
    <dl className={styles.lines} aria-label={t("booking.price.title")}>
      {quoteLines(booking).map((line) => (
        <Fragment key={line.kind}>
          <dt>{quoteLineLabel(t, line)}</dt>
          <dd className={styles.amount}>{usd(line.amount)}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{t("booking.price.total")}</dt>
      <dd className={`${styles.amount} ${styles.total}`}>{usd(booking.totalPrice)}</dd>
      <dt>{t("booking.price.delivery")}</dt>
      <dd className={styles.amount}>
        <DeliveryFee fee={booking.deliveryFee} />
      </dd>
    </dl>
  );
}

function DeliveryFee({ fee }: { fee: number | null }) {
  const { t } = useTranslation();
  const { gel } = useFormat();
  if (fee === null) return t("booking.price.deliveryOpen");
  return fee > 0 ? gel(fee) : t("booking.price.deliveryFree");
}
