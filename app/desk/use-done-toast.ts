import { useEffect, useRef, type RefObject } from "react";
import { useNavigation } from "react-router";
import { toast } from "~/ui/overlay/toast-store";

/** Shows what a submitted form has done as a toast too if its message is above the visible part of the page. */
export function useDoneToast(message: RefObject<HTMLElement | null>, done: string | null) {
  const { state, formMethod } = useNavigation();
  const isSubmitting = useRef(false);
  useEffect(() => {
    const isSubmitted = isSubmitting.current && state === "idle";
    isSubmitting.current = formMethod === "POST";
    if (!isSubmitted || done === null) return;
    const top = message.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) toast({ kind: "default", title: done });
  }, [state, formMethod, message, done]);
}
