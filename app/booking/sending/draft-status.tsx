import { useTranslation } from "~/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import * as styles from "./sending.css";

export function DraftStatus({ isSaved, onClear }: { isSaved: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!isSaved) return null;
  return (
    <p className={styles.draft}>
      {t("booking.draft.kept")}
      <button className={button.plain} type="button" onClick={onClear}>
        {t("booking.draft.clear")}
      </button>
    </p>
  );
}
