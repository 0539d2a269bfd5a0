import { useTranslation } from "react-i18next";
import { button } from "~/ui/form/button.css";
import * as styles from "./sending.css";

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
