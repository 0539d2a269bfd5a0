import { useTranslation } from "~/web/i18n/use-translation";
import type { FormQuote } from "~/booking/form/form-quote";
import { deliveryText, isDeliveryFree } from "~/catalog/fleet/prices/delivery-text";
import { useFormat } from "~/web/i18n/format";
import { button } from "~/ui/form/button.css";
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

type DraftStatusProps = {
  isSaved: boolean;
  onClear: (form: HTMLFormElement) => void;
  /** Null if nothing has been cleared since the last change. */
  onUndo: (() => void) | null;
};

export function DraftStatus({ isSaved, onClear, onUndo }: DraftStatusProps) {
  const { t } = useTranslation();
  if (!isSaved && !onUndo) return null;
  const label = isSaved ? "clear" : "undo";
  return (
    <p className={styles.draft}>
      {t(isSaved ? "booking.draft.saved" : "booking.draft.cleared")}
      <button
        className={button.plain}
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- clearing has replaced the focused button.
        autoFocus={!isSaved}
        onClick={({ currentTarget: { form } }) => (isSaved ? form && onClear(form) : onUndo?.())}
      >
        {t(`booking.draft.${label}`)}
      </button>
    </p>
  );
}
