import { useTranslation } from "react-i18next";
import * as styles from "./sending.css";

export function SendButton({ attempt }: { attempt: number | null }) {
  const { t } = useTranslation();
  return (
    <>
      <button className={styles.send} disabled={attempt !== null}>
        {attempt === null ? t("booking.submit") : t("booking.processing")}
      </button>
      <p className={styles.line} role="status">
        {attempt !== null && attempt > 1 && t("booking.tryingAgain", { attempt })}
      </p>
    </>
  );
}
