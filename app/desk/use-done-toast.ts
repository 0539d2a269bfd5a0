import { useEffect, useRef, type RefObject } from "react";
import { useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { toast } from "~/ui/overlay/toast-store";
import { useSubmitUndo, type UndoOffer } from "./undo";

/** Longer than a message alone; it covers a part of the page, which has the button too. */
export const UNDO_TOAST_MS = 10_000;

/**
 * Shows what a submitted form has done as a toast too if its message is above the visible part of the page, with
 * the button that undoes it.
 */
export function useDoneToast(
  message: RefObject<HTMLElement | null>,
  done: string | null,
  undo: UndoOffer | null,
) {
  const { t } = useTranslation();
  const { state, formMethod } = useNavigation();
  const isSubmitting = useRef(false);
  const submitUndo = useSubmitUndo();
  useEffect(() => {
    const isSubmitted = isSubmitting.current && state === "idle";
    isSubmitting.current = formMethod === "POST";
    if (!isSubmitted || done === null) return;
    const top = message.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0) return;
    const action = undo && {
      label: t("operator.undo"),
      ms: Math.min(undo.seconds * 1000, UNDO_TOAST_MS),
      run: () => submitUndo(undo),
    };
    toast({ kind: "default", title: done, isSilent: true, ...(action && { action }) });
  }, [state, formMethod, message, done, undo, submitUndo, t]);
}
