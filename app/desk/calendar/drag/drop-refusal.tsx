import { useEffect, useRef } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskProblemMessage } from "~/desk/desk-problem";
import type { DeskProblem } from "~/desk/desk-request.server";
import { button } from "~/ui/form/button.css";
import * as styles from "./drop-target.css";
import type { Drop } from "./use-drag";

type DropRefusalProps = {
  drop: Drop;
  problem: DeskProblem;
  onClose: () => void;
};

/** Why a bar went back, where it was dropped. Its button gets the focus, which returns to the bar. */
export function DropRefusal({ drop, problem, onClose }: DropRefusalProps) {
  const { t } = useTranslation();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus({ preventScroll: true }), []);
  const close = () => {
    onClose();
    const bar = document.querySelector(`table a[href*="/bookings/${drop.bookingId}"]`);
    if (bar instanceof HTMLElement) bar.focus({ preventScroll: true });
  };
  return (
    <div className={styles.refusal} style={{ insetBlockStart: drop.top }}>
      <DeskProblemMessage problem={problem} />
      <p>{t("calendar.dropRefused")}</p>
      <button
        type="button"
        className={button.secondary}
        ref={closeButton}
        onClick={close}
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
        }}
      >
        {t("desk.close")}
      </button>
    </div>
  );
}
