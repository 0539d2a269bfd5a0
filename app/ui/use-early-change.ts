import { useEffect, useEffectEvent, type RefObject } from "react";
import { takeEarlyChange } from "~/web/browser/early-change";

/** Calls back with the control of a form that the visitor changed before hydration, if there is one. */
export function useEarlyChange(
  form: RefObject<HTMLFormElement | null>,
  onChange: (control: Element, form: HTMLFormElement) => void,
) {
  const call = useEffectEvent(onChange);
  useEffect(() => {
    const control = form.current && takeEarlyChange(form.current);
    if (form.current && control) call(control, form.current);
  }, [form]);
}
