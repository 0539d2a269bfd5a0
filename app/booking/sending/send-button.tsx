import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import type { FormQuote } from "~/booking/form/form-quote";
import { deliveryText, isDeliveryFree } from "~/fleet/prices/delivery-text";
import * as styles from "./sending.css";

type SendButtonProps = {
  /** Null unless the form is being sent. */
  attempt: number | null;
  quote: FormQuote | null;
};

export function SendButton({ attempt, quote }: SendButtonProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <>
      <button className={styles.send} disabled={attempt !== null}>
        {attempt === null ? t("booking.submit") : t("booking.processing")}
        {attempt === null && quote && <span>{money(quote.totalPrice, quote.currency)}</span>}
      </button>
      {quote?.pickup && !isDeliveryFree(quote) && (
        <p className={styles.line}>
          {t("booking.price.delivery")}: {deliveryText(t, quote)}
        </p>
      )}
      <p className={styles.line} role="status">
        {attempt !== null && attempt > 1 && t("booking.tryingAgain", { attempt })}
      </p>
    </>
  );
}
