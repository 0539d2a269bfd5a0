import { useTranslation } from "react-i18next";
import { button } from "~/ui/form/button.css";
import * as styles from "./sending.css";

/** Says that what was typed is kept in this browser, and takes it away. */
export function DraftSign({ isKept, onClear }: { isKept: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!isKept) return null;
  return (
    <p className={styles.draft}>
      {t("booking.draft.kept")}
      <button className={button.plain} type="button" onClick={onClear}>
        {t("booking.draft.clear")}
      </button>
    </p>
  );
}
