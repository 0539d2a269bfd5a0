import { useTranslation } from "react-i18next";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";

/** Sends the form; while that goes on it says so, and how often it was tried on a bad line. */
export function SendButton({ attempt }: { attempt: number | null }) {
  const { t } = useTranslation();
  return (
    <div className={layout.stack}>
      <button className={button.primary} disabled={attempt !== null}>
        {attempt === null ? t("booking.submit") : t("booking.processing")}
      </button>
      <p role="status">
        {attempt !== null && attempt > 1 && t("booking.tryingAgain", { attempt })}
      </p>
    </div>
  );
}
